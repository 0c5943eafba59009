// Troth, a promise-based HTTP client. This file is the whole public surface;
// test/surface.test.ts pins its names.
//
// How the code is laid out, in the order a request travels:
//   client.ts    createClient and the calls           options.ts   checks and defaults
//   request.ts   one call from start to end           url.ts       where it goes
//   headers.ts   what it carries                      body.ts      what it sends and reads
//   limits.ts    timeouts and abort                   retry.ts     whether it is retried
//   pairs.ts     the forms of headers and query       misuse.ts    errors of the calling code
//   errors.ts    every way to fail                    types.ts     the client and what it returns
//   optionTypes.ts, retryTypes.ts, hookTypes.ts, bodyTypes.ts   what callers pass in
//   schema.ts    the interface of schema libraries

// Options: what callers pass in
export type { RequestBody } from './bodyTypes.js'
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
export type {
  AttemptContext,
  CallContext,
  Hooks,
  HttpMethod,
  RequestContext,
  ResponseContext,
} from './hookTypes.js'
export type {
  ArrayFormat,
  BodyOptions,
  FetchOptions,
  HeadersInput,
  Query,
  QueryScalar,
  QueryValue,
  RequestOptions,
  ResponseData,
  ResponseType,
  SharedOptions,
  TrothOptions,
} from './optionTypes.js'
export type { RetryContext, RetryOptions } from './retryTypes.js'
// The interface of schema libraries
export type { SchemaIssue, StandardSchema, StandardSchemaResult } from './schema.js'
// The client and what it returns
export type { DataOf, SafeCalls, SafeResult, TrothClient, TrothPromise, TrothResponse } from './types.js'
