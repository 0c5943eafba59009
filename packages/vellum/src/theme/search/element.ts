// Elements of the search dialog.

/** Creates an element. Children that are `false` or undefined are left out; text can never become an element. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string | false | undefined)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value)
  created.append(...children.filter((child): child is Node | string => Boolean(child)))
  return created
}

/** A button. */
export function button(text: string, onClick: () => void): HTMLElement {
  const created = element('button', { type: 'button' }, text)
  created.onclick = onClick
  return created
}
