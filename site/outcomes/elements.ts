// Elements of a page, made without HTML as text.

type Properties<Name extends keyof HTMLElementTagNameMap> = Partial<
  Pick<HTMLElement, 'className' | 'role' | 'ariaLabel' | 'tabIndex'>
> &
  (Name extends 'a' ? { href: string } : Name extends 'input' ? { type: string } : unknown)

/** An element with its properties and its content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties<Name>,
  content: readonly (string | Node)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...content)
  return made
}

/** A sentence whose words in backticks are code. */
export function inlineCode(text: string): (string | Node)[] {
  return text.split('`').map((part, i) => (i % 2 ? element('code', {}, [part]) : part))
}
