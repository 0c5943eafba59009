// The tables that Troth's own tests run, and the only file that names them: a copy could differ from what
// is tested. Plain data without Node.js, so that a page can load them, too.

export { headersTable } from '../../packages/troth/test/tables/headers'
export { joinTable } from '../../packages/troth/test/tables/join'
export * from '../../packages/troth/test/tables/outcomes'
export { responseTable } from '../../packages/troth/test/tables/response'
export { retryTable } from '../../packages/troth/test/tables/retry'
