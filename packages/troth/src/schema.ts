// Standard Schema, the interface that Zod, Valibot, ArkType and others share: the
// part of it that Troth uses. Types alone; request.ts calls `validate`.

/**
 * The part of the Standard Schema interface that Troth uses, version 1.
 *
 * @typeParam T The output type of the schema.
 */
export interface StandardSchema<T = unknown> {
  /** The standard's entry point. */
  readonly '~standard': {
    /** The version of the standard. */
    readonly version: 1
    /** The library that made the schema. */
    readonly vendor: string
    /** Checks a value. */
    readonly validate: (value: unknown) => StandardSchemaResult<T> | Promise<StandardSchemaResult<T>>
    /** Carries the input and output types; absent at run time. */
    readonly types?: { readonly input: unknown; readonly output: T } | undefined
  }
}

/** The validation result: the output, or the issues. */
export type StandardSchemaResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

/** One validation issue. */
export interface SchemaIssue {
  /** What is wrong, in the schema library's words. */
  readonly message: string
  /** Where in the value. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
