// Code that uses axios to code that uses Troth: all that the package exports.

export { translateAxios } from './translateAxios.js'
export type { Note, TranslationProblem, TranslationResult } from './types.js'
