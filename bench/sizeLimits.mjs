// What Troth may weigh, in bytes: minified, compressed with brotli, in the largest of its forms. The
// benchmark, the tests and the pages of the site read the limits here.

/** The bytes that the core may have. */
export const SIZE_LIMIT = 6144

/** The bytes that each entry besides the core may have. */
export const ENTRY_LIMITS = { auth: 1088, fetch: 1664, mock: 3712, openapi: 384, progress: 1984, sse: 2240 }
