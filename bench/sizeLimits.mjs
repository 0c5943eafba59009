// What Troth may weigh, in bytes: minified, compressed with brotli, in the largest of its forms. The
// benchmark, the tests and the pages of the site read the limits here.

/** The bytes that the core may have. */
export const SIZE_LIMIT = 6144

/** The bytes that each entry besides the core may have. */
export const ENTRY_LIMITS = { auth: 1120, fetch: 1696, mock: 3712, openapi: 384, progress: 2000, sse: 2272 }
