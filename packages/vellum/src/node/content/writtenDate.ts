// A date as people write it in front matter. Without a zone it is in UTC, so that every
// machine reads the same moment.

const DATE =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * `2025-01-02`, `2025-1-2 9:30`, `2025-01-02T09:30:00+02:00`, `Jan 2, 2025` → milliseconds; undefined if it
 * is not a date
 */
export function writtenDate(text: string): number | undefined {
  const match = DATE.exec(text.trim())
  if (!match) {
    // Only with the name of a month: `Date.parse` would read `1/2/2025` as a day of January.
    const time = /[a-z]{3}/i.test(text) ? Date.parse(withZone(text)) : Number.NaN
    return Number.isNaN(time) ? undefined : time
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const time = Date.UTC(year, month - 1, day, hour, minute, second)
  // As in Docusaurus and YAML, February 30 is March 2.
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour <= 23 && minute <= 59
  return isReal ? time - zoneOffset(match[7]) : undefined
}

function withZone(text: string): string {
  return /(?:Z|[+-]\d{2}:?\d{2}|GMT|UTC)\s*$/.test(text) ? text : `${text} UTC`
}

/** `+02:00` → two hours, in milliseconds */
function zoneOffset(zone: string | undefined): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? []
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000
  return sign === '-' ? -size : size
}

/** A moment for messages, in UTC: `2026-12-01 09:00 UTC` */
export function formatMoment(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
