// The script that the host adds to documents. It records errors, violations of the
// security policy and what the page prints as an error or a warning, for as long as the
// window shows this origin: documents come and go.

/** Where the host serves it. */
export const RECORDER_PATH = '/engine-test-recorder.js'

/** Where the record is kept in the storage of the session. */
export const RECORD_KEY = 'engine-test-record'

export const RECORDER = `(${record})(${JSON.stringify(RECORD_KEY)})`

function record(key: string): void {
  // WebKit rejects imports of a page that is left before they are there.
  let isLeft = false
  addEventListener('beforeunload', () => {
    isLeft = true
  })
  addEventListener('pageshow', () => {
    isLeft = false
  })
  const add = (kind: string, text: unknown) => {
    if (isLeft) return
    const all = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    all.push(`${location.pathname} ${kind}: ${text}`)
    sessionStorage.setItem(key, JSON.stringify(all))
  }
  addEventListener(
    'error',
    ({ message, target }) => {
      // A prefetch that fails is no error, and leaving a page ends it.
      if (target instanceof HTMLLinkElement && target.rel === 'prefetch') return
      const file =
        target instanceof Element ? (target.getAttribute('src') ?? target.getAttribute('href')) : null
      add('error', file ? `${file} could not be loaded` : message)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => add('unhandled rejection', reason))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add('policy violation', `${effectiveDirective} ${blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      add(`console.${level}`, values.join(' '))
      print(...values)
    }
  }
}
