// What a call may be, from the interface `paths` of openapi-typescript. Types alone.

import type { HeadersInput, RequestOptions, ResponseData, ResponseType } from '../optionTypes.js'
import type { SafeResult, TrothPromise } from '../types.js'

/** The HTTP methods that `createApi` supports. */
export type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete'

/**
 * The paths of a description that support a method.
 *
 * @typeParam Paths The interface `paths`.
 * @typeParam M The method.
 */
export type PathsWith<Paths, M extends Method> = {
  [P in keyof Paths]: Paths[P] extends { [K in M]: object } ? P : never
}[keyof Paths] &
  string

/**
 * The operation of a description for a path and a method.
 *
 * @typeParam Paths The interface `paths`.
 * @typeParam P The path.
 * @typeParam M The method.
 */
export type OperationOf<Paths, P extends keyof Paths, M extends Method> = Paths[P] extends {
  [K in M]: infer Operation
}
  ? Operation
  : never

type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T]

/** What an operation takes in its path, query or headers; `undefined` when it takes nothing there. */
type ParametersOf<Operation, In extends string> = Operation extends { parameters: infer Parameters }
  ? In extends keyof Parameters
    ? Exclude<Parameters[In], undefined> extends never
      ? undefined
      : Exclude<Parameters[In], undefined>
    : undefined
  : undefined

/** An option with these values: required when one of them is. */
type OptionWith<Name extends string, Values, Otherwise = undefined> = Values extends object
  ? [RequiredKeys<Values>] extends [never]
    ? { readonly [K in Name]?: Values | undefined }
    : { readonly [K in Name]: Values }
  : { readonly [K in Name]?: Otherwise | undefined }

/** Headers are text, whatever type a description gives their values. */
type HeaderValues<Values> = Values extends object
  ? { readonly [K in keyof Values]: string } & { readonly [name: string]: string | null | undefined }
  : undefined

/**
 * The options of a call that the description determines.
 *
 * @typeParam Operation What the description says.
 */
export type CallOptions<Operation> = OptionWith<'path', ParametersOf<Operation, 'path'>> &
  OptionWith<'query', ParametersOf<Operation, 'query'>> &
  (ParametersOf<Operation, 'header'> extends infer Headers
    ? Headers extends object
      ? [RequiredKeys<Headers>] extends [never]
        ? { readonly headers?: HeadersInput | undefined }
        : { readonly headers: HeaderValues<Headers> }
      : { readonly headers?: HeadersInput | undefined }
    : never)

/** Options of a request that do not follow from the description. */
type OtherOptions<R extends ResponseType> = Omit<RequestOptions<unknown, R>, 'query' | 'headers' | 'schema'>

/** A media type of JSON, with or without parameters. */
type Json = `application/json${string}` | `${string}+json${string}`

/** The body that a content is sent with. */
type BodyOfContent<Content> = {
  [Type in keyof Content]: Type extends Json
    ? Content[Type]
    : Type extends `multipart/${string}`
      ? FormData
      : Type extends `application/x-www-form-urlencoded${string}`
        ? URLSearchParams
        : NonNullable<RequestInit['body']>
}[keyof Content]

/**
 * The body of a call: JSON as a value, forms as `FormData` or `URLSearchParams`, others as `fetch` sends them;
 * `undefined` if there is none.
 *
 * @typeParam Operation What the description says.
 */
export type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? BodyOfContent<Content>
  : Operation extends { requestBody?: infer Body }
    ? Exclude<Body, undefined> extends { content: infer Content }
      ? BodyOfContent<Content> | undefined
      : undefined
    : undefined

/**
 * The arguments after the path: the body, for methods that take one as an argument, then the options.
 *
 * @typeParam Operation What the description says.
 * @typeParam M The method.
 * @typeParam R The value of `responseType`.
 */
export type CallArguments<Operation, M extends Method, R extends ResponseType> = M extends
  | 'post'
  | 'put'
  | 'patch'
  ? object extends CallOptions<Operation>
    ? undefined extends BodyOf<Operation>
      ? [body?: BodyOf<Operation>, options?: CallOptions<Operation> & OtherOptions<R>]
      : [body: BodyOf<Operation>, options?: CallOptions<Operation> & OtherOptions<R>]
    : [body: BodyOf<Operation>, options: CallOptions<Operation> & OtherOptions<R>]
  : object extends CallOptions<Operation> & DeleteBody<Operation, M>
    ? [options?: CallOptions<Operation> & DeleteBody<Operation, M> & OtherOptions<R>]
    : [options: CallOptions<Operation> & DeleteBody<Operation, M> & OtherOptions<R>]

/** `deleteAsync` has its body as an option. */
type DeleteBody<Operation, M extends Method> = M extends 'delete'
  ? undefined extends BodyOf<Operation>
    ? { body?: BodyOf<Operation> | undefined }
    : { body: BodyOf<Operation> }
  : unknown

/** What a content becomes as `data`: JSON as its value, text as a string, anything else as a `Blob`. */
type DataOfContent<Content> = [Content] extends [never]
  ? undefined
  : [Extract<keyof Content, Json>] extends [never]
    ? [Extract<keyof Content, `text/${string}`>] extends [never]
      ? [keyof Content] extends [never]
        ? undefined
        : ResponseData['blob']
      : string
    : Content[Extract<keyof Content, Json>]

type DataOfResponse<Response> = Response extends { content: infer Content }
  ? DataOfContent<Content>
  : undefined

type StatusKeys<Responses, Pattern extends string> = {
  [K in keyof Responses]: `${K & (string | number)}` extends Pattern ? K : never
}[keyof Responses]

type Success = `2${string}`

/**
 * The type of `data`: that of the 2xx responses, or of `default` if there are none.
 *
 * @typeParam Operation What the description says.
 */
export type DataOfOperation<Operation> = Operation extends { responses: infer Responses }
  ? [StatusKeys<Responses, Success>] extends [never]
    ? 'default' extends keyof Responses
      ? DataOfResponse<Responses['default']>
      : unknown
    : { [K in StatusKeys<Responses, Success>]: DataOfResponse<Responses[K]> }[StatusKeys<Responses, Success>]
  : unknown

/**
 * The type of `error.data`: that of all other responses.
 *
 * @typeParam Operation What the description says.
 */
export type ErrorOfOperation<Operation> = Operation extends { responses: infer Responses }
  ? [Exclude<keyof Responses, StatusKeys<Responses, Success>>] extends [never]
    ? unknown
    : {
        [K in Exclude<keyof Responses, StatusKeys<Responses, Success>>]: DataOfResponse<Responses[K]>
      }[Exclude<keyof Responses, StatusKeys<Responses, Success>>]
  : unknown

type Result<Operation, R extends ResponseType> = [R] extends [keyof ResponseData]
  ? ResponseData[R]
  : DataOfOperation<Operation>

/**
 * A call of a method.
 *
 * @typeParam Paths The interface `paths`.
 * @typeParam M The method.
 */
type ApiCall<Paths, M extends Method> = <
  P extends PathsWith<Paths, M>,
  R extends ResponseType = ResponseType,
>(
  path: P,
  ...rest: CallArguments<OperationOf<Paths, P, M>, M, R>
) => TrothPromise<
  M extends 'head' ? undefined : Result<OperationOf<Paths, P, M>, R>,
  ErrorOfOperation<OperationOf<Paths, P, M>>
>

type SafeApiCall<Paths, M extends Method> = <
  P extends PathsWith<Paths, M>,
  R extends ResponseType = ResponseType,
>(
  path: P,
  ...rest: CallArguments<OperationOf<Paths, P, M>, M, R>
) => Promise<
  SafeResult<
    M extends 'head' ? undefined : Result<OperationOf<Paths, P, M>, R>,
    ErrorOfOperation<OperationOf<Paths, P, M>>
  >
>

/**
 * The methods of a client, checked against an OpenAPI description.
 *
 * @typeParam Paths The interface `paths`.
 */
export interface ApiCalls<Paths> {
  /** `getAsync`, typed. */
  getAsync: ApiCall<Paths, 'get'>
  /** `headAsync`, typed. */
  headAsync: ApiCall<Paths, 'head'>
  /** `postAsync`, typed. */
  postAsync: ApiCall<Paths, 'post'>
  /** `putAsync`, typed. */
  putAsync: ApiCall<Paths, 'put'>
  /** `patchAsync`, typed. */
  patchAsync: ApiCall<Paths, 'patch'>
  /** `deleteAsync`, typed. */
  deleteAsync: ApiCall<Paths, 'delete'>
}

/**
 * The same calls, with errors as values.
 *
 * @typeParam Paths The interface `paths`.
 */
export interface SafeApiCalls<Paths> {
  /** `getAsync`, typed, with the error as a value. */
  getAsync: SafeApiCall<Paths, 'get'>
  /** `headAsync`, typed, with the error as a value. */
  headAsync: SafeApiCall<Paths, 'head'>
  /** `postAsync`, typed, with the error as a value. */
  postAsync: SafeApiCall<Paths, 'post'>
  /** `putAsync`, typed, with the error as a value. */
  putAsync: SafeApiCall<Paths, 'put'>
  /** `patchAsync`, typed, with the error as a value. */
  patchAsync: SafeApiCall<Paths, 'patch'>
  /** `deleteAsync`, typed, with the error as a value. */
  deleteAsync: SafeApiCall<Paths, 'delete'>
}

/**
 * The client that `createApi` returns.
 *
 * @typeParam Paths The interface `paths`.
 */
export interface ApiClient<Paths> extends ApiCalls<Paths> {
  /** The same calls, with errors as values: these promises do not reject with a `TrothFailure`. */
  readonly safe: SafeApiCalls<Paths>
}
