// @ts-check
// How relevant the results of queries are. In: for each query the URLs that were found, and those that are right. Out: the mean
// reciprocal rank among five, and the parts of queries with a right result at the top, and among three.

/**
 * @param {readonly { hrefs: readonly string[], expected: readonly string[] }[]} results
 */
export function relevance(results) {
  const ranks = results.map(({ hrefs, expected }) => {
    const at = hrefs.slice(0, 5).findIndex((href) => expected.includes(href.replace(/\/(?=#|$)/, '')))
    return at < 0 ? Infinity : at + 1
  })
  const part = (/** @type {number} */ most) => ranks.filter((rank) => rank <= most).length / ranks.length
  return {
    reciprocal: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length,
    first: part(1),
    third: part(3),
  }
}
