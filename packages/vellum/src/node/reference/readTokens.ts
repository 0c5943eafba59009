// The custom properties of a stylesheet, with the comment above each. Reads the rules that the theme's own file has: values for
// light mode in `:root`, others for `[data-theme="dark"]`; values of other rules are no defaults.

import { hexOf, tokenColour } from './tokenColour.js'
import type { Token } from './types.js'

/** The tokens of a stylesheet, in its order. */
export function readTokens(css: string): Token[] {
  const tokens = new Map<string, Token>()
  for (const { selector, name, value, comment } of declarations(css)) {
    const known = tokens.get(name)
    if (known) {
      if (selector.includes('[data-theme="dark"]')) tokens.set(name, { ...known, dark: value })
      continue
    }
    if (!selector.startsWith(':root')) continue
    tokens.set(name, { name, description: comment, since: '0.1', light: value, type: typeOf(name, value) })
  }
  return [...tokens.values()].map((token) => withColours(token, tokens))
}

/** With what a colour is in both modes, as other tokens may be part of its value. */
function withColours(token: Token, tokens: ReadonlyMap<string, Token>): Token {
  const colourIn = (mode: 'light' | 'dark') => {
    const lookUp = (name: string) => {
      const named = tokens.get(name)
      return (mode === 'dark' ? named?.dark : undefined) ?? named?.light
    }
    return tokenColour(`var(${token.name})`, lookUp)
  }
  const [light, dark] = [colourIn('light'), colourIn('dark')]
  return light && dark
    ? { ...token, type: 'colour', colours: { light: hexOf(light), dark: hexOf(dark) } }
    : token
}

/** Each custom property of a stylesheet, with the innermost selector around it and the comment above it. */
export function* declarations(
  css: string,
): Generator<Record<'selector' | 'name' | 'value' | 'comment', string>> {
  const parts = /\/\*([\s\S]*?)\*\/|\s*(--[\w-]+)\s*:\s*([^;]+);|([^\s{};/][^{};]*)\{|[;}]|[^\s{};/][^{};]*;/g
  let selector = ''
  let comment = ''
  for (const [, text, name, value, rule] of css.matchAll(parts)) {
    if (text !== undefined) comment = text.trim().replace(/\s+/g, ' ')
    else if (name !== undefined && value !== undefined) {
      yield { selector, name, value: value.trim().replace(/\s+/g, ' '), comment }
      comment = ''
    } else {
      if (rule !== undefined) selector = rule.trim().replace(/\s+/g, ' ')
      comment = ''
    }
  }
}

function typeOf(name: string, value: string): Token['type'] {
  if (name.startsWith('--vl-font') || name.endsWith('-weight')) return 'font'
  if (/\dpx|\drem|\dem|%$|clamp|var\(--vl-measure/.test(value))
    return name === '--vl-shadow' ? 'shadow' : 'length'
  return 'keyword'
}
