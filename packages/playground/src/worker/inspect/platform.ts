// Objects of the platform whose properties are getters of their class: what Node.js shows of them, read from
// the same getters here.

/** What is printed instead of the object. */
export interface PlatformView {
  readonly name: string
  readonly fields?: object
  readonly pairs?: readonly (readonly [string, string])[]
}

type Reader = (value: never) => Omit<PlatformView, 'name'>

const URL_FIELDS =
  'href origin protocol username password host hostname port pathname search searchParams hash'
const RESPONSE_FIELDS = 'status statusText headers body bodyUsed ok redirected type url'
const REQUEST_FIELDS =
  'method url headers destination referrer referrerPolicy mode credentials cache redirect integrity keepalive signal'

/** The classes, the more special ones first; a class that the platform lacks is left out. */
const READERS: readonly (readonly [name: string, read: Reader])[] = [
  ['URL', fieldsOf(URL_FIELDS)],
  ['URLSearchParams', (value: URLSearchParams) => ({ pairs: [...value] })],
  ['Headers', (value: Headers) => ({ fields: Object.fromEntries(value) })],
  ['FormData', (value: FormData) => ({ fields: byName(value) })],
  ['Response', fieldsOf(RESPONSE_FIELDS)],
  ['Request', fieldsOf(REQUEST_FIELDS)],
  ['File', fieldsOf('size type name lastModified')],
  ['Blob', fieldsOf('size type')],
  ['AbortController', fieldsOf('signal')],
  ['AbortSignal', fieldsOf('aborted')],
  ['ReadableStream', fieldsOf('locked')],
  ['Event', fieldsOf('type defaultPrevented cancelable timeStamp')],
]

const classes = READERS.flatMap(([name, read]) => {
  const type: unknown = (globalThis as Record<string, unknown>)[name]
  return typeof type === 'function' ? [{ name, type, read }] : []
})

/** How an object of the platform looks; undefined for all others. */
export function viewOf(value: object): PlatformView | undefined {
  for (const { name, type, read } of classes) {
    if (!(value instanceof type) || value === type.prototype) continue
    try {
      return { name: value.constructor?.name ?? name, ...read(value as never) }
    } catch {
      // Made with this prototype, but not by this class.
      return undefined
    }
  }
  return undefined
}

/** Reads the getters of these names, separated by spaces. */
function fieldsOf(names: string): Reader {
  return (value: Record<string, unknown>) => ({
    fields: Object.fromEntries(names.split(' ').map((name) => [name, value[name]])),
  })
}

/** A name that occurs more than once has the array of its values. */
function byName(form: FormData): object {
  const fields: Record<string, unknown> = {}
  for (const name of form.keys()) {
    const values = form.getAll(name)
    fields[name] = values.length > 1 ? values : values[0]
  }
  return fields
}
