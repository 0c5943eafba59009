// The entry `troth/openapi`: the calls of a client, checked against an OpenAPI description. This file is its
// whole public surface; test/entries/surface.test.ts pins its names.

export { createApi } from './createApi.js'
export type {
  ApiCalls,
  ApiClient,
  BodyOf,
  CallArguments,
  CallOptions,
  DataOfOperation,
  ErrorOfOperation,
  Method,
  OperationOf,
  PathsWith,
  SafeApiCalls,
} from './types.js'
