import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { elements, type Options } from './index.js'

const siteDir = fileURLToPath(new URL('.', import.meta.url))

function additions(options?: Options) {
  const { config } = elements(options)
  return typeof config === 'function' ? config({ siteDir } as never) : expect.fail('It is an object.')
}

describe('elements', () => {
  it('is a plugin with Markdown syntax, and a stylesheet for each element that has one', () => {
    expect(additions({ icons: { folder: 'fixtures/icons' } })).toEqual({
      markdown: {
        beforeDefaultRemarkPlugins: [
          [
            expect.any(Function),
            {
              icons: { siteDir, set: 'lucide', folder: `${siteDir}fixtures/icons` },
              abbreviations: {},
              disabled: [],
            },
          ],
        ],
      },
      theme: {
        pageCss: Object.fromEntries(
          ['steps', 'tree', 'badge', 'card', 'icon', 'keys', 'figure', 'abbr'].map((name) => [
            `ve-${name}`,
            expect.stringMatching(/\.css$/),
          ]),
        ),
      },
    })
  })

  it.each<[string, unknown]>([
    [
      'elements() has no option "icon". Did you mean "icons"? Known names: icons, abbreviations, disabled.',
      { icon: {} },
    ],
    ["elements(): `icons` must be an object such as { set: 'tabler' }.", { icons: 'tabler' }],
    [
      'elements(): `icons` has no field "sets". Did you mean "set"? Known names: set, folder.',
      { icons: { sets: 'a' } },
    ],
    ['elements(): `icons.set` must be a string.', { icons: { set: 1 } }],
    [
      "elements(): `abbreviations` must be an object such as { HTML: 'Hypertext Markup Language' }.",
      { abbreviations: { HTML: 1 } },
    ],
    ["elements(): `disabled` must be a list such as ['cards'].", { disabled: 'cards' }],
    [
      'elements(): there is no element "card" to disable. Did you mean "cards"? Known names: steps, tree, badge, cards, icon, kbd, figure, definitions, abbreviations.',
      { disabled: ['card'] },
    ],
  ])('throws: %s', (message, options) => {
    expect(() => elements(options as Options)).toThrow(new TypeError(message))
  })

  it('throws for a folder of icons that does not exist', () => {
    expect(() => additions({ icons: { folder: 'nowhere' } })).toThrow(
      `elements(): the folder of \`icons.folder\` does not exist: ${siteDir}nowhere`,
    )
  })
})
