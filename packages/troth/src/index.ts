// Troth, a promise-based HTTP client. This file is the whole public surface;
// test/surface.test.ts pins its names.
//
// How the code is laid out, in the order a request travels:
//   client.ts    createClient and the calls           options.ts   checks and defaults
//   request.ts   one call from start to end           url.ts       where it goes
//   headers.ts   what it carries                      body.ts      what it sends and reads
//   limits.ts    timeouts and abort                   retry.ts     whether it is sent again
//   errors.ts    every way to fail                    misuse.ts    how a caller's mistake is told
//   optionTypes.ts  what callers pass in              types.ts     the client and what it returns
//   schema.ts    the interface of schema libraries

// The client
export { createClient } from './client.js'
// Errors: one class per way to fail
export type { ErrorCode, ErrorDetails, ErrorKind, TrothFailure } from './errors.js'
export {
  AbortError,
  ConfigError,
  HttpError,
  isTrothError,
  NetworkError,
  ParseError,
  SchemaError,
  TimeoutError,
  TrothError,
} from './errors.js'
// Options: what callers pass in
export type {
  ArrayFormat,
  AttemptContext,
  DeleteOptions,
  FetchOptions,
  HeadersInput,
  Hooks,
  HttpMethod,
  Query,
  QueryScalar,
  RequestBody,
  RequestContext,
  RequestOptions,
  ResponseContext,
  ResponseType,
  RetryOptions,
  SharedOptions,
  TrothOptions,
} from './optionTypes.js'
// The interface of schema libraries
export type { SchemaIssue, StandardSchema, StandardSchemaResult } from './schema.js'
// The client and what it returns
export type { SafeCalls, SafeResult, TrothClient, TrothPromise, TrothResponse } from './types.js'
