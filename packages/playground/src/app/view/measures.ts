// Times and sizes as the playground writes them, with a non-breaking space.

/** `12 ms`, `1.2 s` */
export function formatMs(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)}\u00a0ms`
  return `${trimZeros((ms / 1000).toFixed(ms < 9950 ? 1 : 0))}\u00a0s`
}

/** `1 byte`, `31 bytes`, `1.2 kB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0${bytes === 1 ? 'byte' : 'bytes'}`
  if (bytes < 999_500) return `${trimZeros((bytes / 1000).toFixed(1))}\u00a0kB`
  return `${trimZeros((bytes / 1_000_000).toFixed(1))}\u00a0MB`
}

/** `1 line`, `3 lines` */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')}\u00a0${number === 1 ? one : many}`
}

function trimZeros(number: string): string {
  return number.replace(/\.0+$/, '')
}
