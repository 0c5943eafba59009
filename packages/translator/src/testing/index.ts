// For tests that run the translations: the corpus.

export { type CorpusRow, readCorpus } from './readCorpus.js'
