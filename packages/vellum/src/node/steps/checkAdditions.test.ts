import { expect, it } from 'vitest'
import { checkAdditions } from './checkAdditions.js'

const refused = (added: object, image?: string) => {
  try {
    checkAdditions(added, { plugin: 'a', page: 'docs/a.md', image })
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

it('PL-5, PL-10: refuses an image that depends on the place of the page', () => {
  for (const image of ['./a.png', '../a.png', 'a.png', '@site/a.png', 'file:///a.png', '.\\a.png']) {
    expect(refused({ image })).toBe(
      `\`page\` of the plugin "a" must return a URL or a path that starts with a slash in \`image\`, not ${JSON.stringify(image)}.`,
    )
  }
  for (const image of ['/a.png', 'https://x.dev/a.png', 'data:,', '//x.dev/a.png', '', undefined]) {
    expect(refused({ image })).toBeUndefined()
  }
  // What the front matter of the page has.
  expect(refused({ image: 'img/a.png' }, 'img/a.png')).toBeUndefined()
})

it('PL-5, PL-10: refuses names that no attribute can have', () => {
  const tag = (attributes: object, tagName = 'meta') => ({ head: [{ tagName, attributes }] })
  for (const name of ['data x', 'a=b', 'a"', 'a>', '', 'a\n']) {
    expect(refused(tag({ [name]: 'x' }))).toBe(
      `\`page\` of the plugin "a" must return names of attributes in \`head[0].attributes\`, not ${JSON.stringify(name)}.`,
    )
  }
  expect(refused(tag({ 'http-equiv': 'x', 'og:a': 1, '@b': true, 'data-ä': undefined }))).toBeUndefined()
  expect(refused(tag({}, 'my-element'))).toBeUndefined()
  expect(refused(tag({}, 'a b'))).toContain('a tag with `tagName`')
})
