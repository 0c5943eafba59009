import { expect, it } from 'vitest'
import type { Plugin } from './plugin.js'
import { pluginsSchema } from './pluginsConfig.js'

/** What is wrong with plugins, without the field in front. */
const wrong = (...plugins: unknown[]) =>
  pluginsSchema.safeParse(plugins).error?.issues.map((issue) => {
    const { hint } = (issue as unknown as { params: { hint: string } }).params
    return `${issue.message} ${hint}`
  })

it('PL-1: names a plugin whose fields cannot be read', () => {
  const getter = {
    name: 'a',
    get page() {
      throw new Error('Not here.')
    },
  }
  const proxy = new Proxy(
    {},
    {
      get() {
        throw 7
      },
    },
  )
  const text = '{field} is not a plugin. To read its fields throws an error:'
  expect(wrong(getter)).toEqual([`${text} Not here.`])
  expect(wrong(proxy)).toEqual([`${text} A value that is not an Error was thrown: 7 (number).`])
})

it('PL-1: refuses names that messages and data cannot have', () => {
  for (const name of ['__proto__', 'a\nb', ' a', 'a ']) {
    expect(wrong({ name })).toEqual([
      `{field} of a plugin must be on one line, without spaces around it, and not \`__proto__\`. Correct the name ${JSON.stringify(name)}: messages and caches have it.`,
    ])
  }
  expect(wrong({ name: 'constructor' }, { name: 'ä b/c@1' })).toBeUndefined()
})

it('PL-1: hooks are called with their plugin as `this`, also those of a class', () => {
  class Titles {
    readonly name = 'titles'
    readonly #title = 'Own'
    page() {
      return { title: this.#title }
    }
  }
  const [plugin] = pluginsSchema.parse([new Titles() as unknown as Plugin])
  const page = plugin?.page
  expect(page?.({} as never)).toEqual({ title: 'Own' })
})

it('PL-1: tells plugins of other engines where they belong', () => {
  expect(wrong({ name: 'a', loadContent: () => {}, postBuild: () => {} })).toEqual([
    '{field} is not a plugin. It is a plugin of Docusaurus: list `docusaurusPlugin(() => plugin)`, which `vellum-docusaurus` exports.',
  ])
  expect(wrong({ name: 'a', enforce: 'pre', transform: () => {} })).toEqual([
    '{field} is not a plugin. It is a plugin of Vite: list it in `vite.plugins`.',
  ])
})
