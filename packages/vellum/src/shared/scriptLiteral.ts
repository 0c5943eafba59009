// Escapes a string for the code of an inline script.

/** `'a<b'` → `"a\u003cb"`: a string literal that cannot end the script element, valid in ES5 as well. */
export function scriptLiteral(value: string): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
