// Errors as Node.js prints them: the stack, and in braces their other properties.

export interface ErrorLook {
  /** The stack to show. */
  readonly stack: unknown
  readonly className: string | null
  readonly tag: string
}

/** The stack, with the name of the class where the stack does not have it; in brackets without a stack. */
export function errorText(error: Error, { stack, className, tag }: ErrorLook): string {
  const text = withClassName(stackText(error, stack), { name: nameOf(error), className, tag })
  const message = messageOf(error).trimEnd()
  const messageIndex = message === '' ? -1 : text.indexOf(message)
  const after = messageIndex === -1 ? 0 : messageIndex + message.length
  return text.indexOf('\n    at', after) === -1 ? `[${text}]` : text
}

/** The keys that are not in the stack already, and `cause` and `errors` although they are not enumerable. */
export function keysOfError(
  error: Error,
  { stack, keys }: { stack: unknown; keys: readonly PropertyKey[] },
): PropertyKey[] {
  const text = stackText(error, stack)
  const shown = keys.filter((key) => !(isTold(key) && text.includes(String(fieldOf(error, key)))))
  for (const key of ['cause', 'errors']) {
    if (shown.includes(key) || !Object.hasOwn(error, key)) continue
    if (key === 'cause' || Array.isArray(fieldOf(error, key))) shown.push(key)
  }
  return shown
}

function isTold(key: PropertyKey): boolean {
  return key === 'name' || key === 'message' || key === 'stack'
}

function fieldOf(error: Error, key: PropertyKey): unknown {
  try {
    return (error as unknown as Record<PropertyKey, unknown>)[key]
  } catch {
    return undefined
  }
}

function stackText(error: Error, stack: unknown): string {
  if (stack) return String(stack)
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error'
  }
}

function nameOf(error: Error): string {
  const name = fieldOf(error, 'name')
  return name === undefined || name === null ? 'Error' : String(name)
}

function messageOf(error: Error): string {
  const message = fieldOf(error, 'message')
  return typeof message === 'string' ? message : ''
}

interface Names {
  /** The name that the error has. */
  readonly name: string
  readonly className: string | null
  readonly tag: string
}

/** 'Error: no' of a class NotFound extends Error → 'NotFound [Error]: no', or 'NotFoundError: no' */
function withClassName(stack: string, { name, className, tag }: Names): string {
  if (className === null) {
    // Without a class the stack alone names it: 'TypeError: no', or 'TypeError'.
    const start = /^\w+(?=:|\n|$)/.exec(stack)?.[0] ?? ''
    const prefix = `[${start || 'Error'}: null prototype]${tag !== '' && tag !== start ? ` [${tag}]` : ''}`
    return start === '' ? `${prefix}: ${stack}` : prefix + stack.slice(start.length)
  }
  const rest = stack.slice(name.length)
  if (!name.endsWith('Error') || !stack.startsWith(name) || !/^(?:$|[:\n])/.test(rest)) return stack
  const prefix = tag !== '' && className !== tag ? `${className} [${tag}]` : className
  if (prefix === name) return stack
  return prefix.includes(name) ? prefix + rest : `${prefix} [${name}]${rest}`
}
