// Names a part of a site in the errors that it throws in Node. Only the theme of a site with parts has this code.

import type { ComponentType } from 'react'

/** The component, which adds the name of its file to what it throws. */
export function namedPart<Props extends object>(Part: unknown, file: string): ComponentType<Props> {
  if (!isComponent<Props>(Part)) {
    return function NoPart() {
      const kind = Array.isArray(Part) ? 'an array' : `a value of the type ${typeof Part}`
      throw named(new TypeError(`Its default export is ${kind}, not a component.`), file)
    }
  }
  if (typeof Part !== 'function' || Part.prototype?.isReactComponent) return Part
  const render = Part as (props: Props) => ReturnType<typeof NamedPart>
  function NamedPart(props: Props): React.ReactNode {
    try {
      return render(props) as React.ReactNode
    } catch (error) {
      throw named(error, file)
    }
  }
  return Object.assign(NamedPart, Part)
}

function isComponent<Props>(value: unknown): value is ComponentType<Props> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

/** The innermost part counts. What is thrown to wait for something stays as it is. */
function named(error: unknown, file: string): unknown {
  if (error instanceof Error && Object.isExtensible(error) && !('vellumPart' in error)) {
    Object.assign(error, { vellumPart: file })
  }
  return error
}
