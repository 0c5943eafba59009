// @ts-check

/**
 * The middle one; of an even number the mean of the two in the middle.
 * @param {readonly number[]} list
 */
export function median(list) {
  const sorted = [...list].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const [low, high] = [sorted[half - 1], sorted[half]]
  if (high === undefined) return Number.NaN
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2
}
