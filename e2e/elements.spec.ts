// What writers reach for, all on one page: axe finds nothing in it.

import { expect } from '@playwright/test'
import { expectAccessibleInBothModes } from './axe.js'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })

const built = (path: string) => JSON.stringify(new URL(`../packages/${path}`, import.meta.url).href)

const ALL = `---
sidebar_badge: new
---

# All elements

## Steps and files :badge[beta]

::::steps

1. Press :kbd[Ctrl+Shift+P] and choose **Install**.
2. Make these files:

   :::tree

   - docs/
     - **index.md** the first page
     - guide/
       - …
   - package.json

   :::

3. Done :icon[check]{label="yes"}

::::

:::steps

### Choose a region

Near your readers.

### Name the project

Letters and hyphens.

:::

## Badges

:badge[new] :badge[beta] :badge[deprecated] :badge[v2]{color=blue} :badge[a]{color=accent} :badge[b]{color=purple} :badge[c]{color=teal} :badge[d]

## Cards

:::cards

- :icon[rocket] [Other](./other.md): in two minutes
- :icon[palette] [Errors](./errors/404.md)

  Colours, fonts and \`code\`.

- No link

:::

## Code

:::code-group

\`\`\`sh [npm]
npm install acme
\`\`\`

\`\`\`sh [pnpm]
pnpm add acme
\`\`\`

:::

\`\`\`ts file=./shown.ts#shown title="shown.ts"
\`\`\`

\`\`\`js /total/ collapse={7-9}
const total = 1 // [!code --]
const total = 2 // [!code ++]
console.log(total) // [!code highlight]
check(total) // [!code focus]
fail() // [!code error]
warn() // [!code warning]
one()
two()
three()
\`\`\`

## Alerts

> [!NOTE]
> A note.

> [!TIP]
> A tip.

> [!IMPORTANT]
> It is.

> [!WARNING]
> A warning.

> [!CAUTION]
> Take care.

## Text

Locale
: A language, and the region that speaks it.

Slug
: The last part of a URL.

A CDN is near your readers.

*[CDN]: content delivery network

:::figure[Prices without tax]

::table{file=./plans.yml columns="name: Plan, price: Price"}

:::

The small plan costs :value[small.price]{file=./plans.yml} euros.
`

/** The files of the site; its direction is that of its language. */
const files = (locale: string) => ({
  'vellum.config.mjs': `
import { elements } from ${built('elements/dist/index.js')}
import { feedback } from ${built('feedback/dist/index.js')}
import { markdownPages } from ${built('markdown-pages/dist/index.js')}
export default {
  title: 'Fixture', url: 'https://fixture.example', baseUrl: '/', favicon: 'data:,',
  i18n: { defaultLocale: '${locale}', locales: ['${locale}'] },
  plugins: [elements(), feedback({ action: '/api/feedback', comment: true }), markdownPages()],
  themeConfig: { docs: { assistants: ['chatgpt', 'claude'] } },
}
`,
  'docs/all.md': ALL,
  'docs/other.md': '---\nsidebar_badge: { text: v2, color: blue }\n---\n\n# Other\n',
  'docs/shown.ts': '// #region shown\nexport const shown = true\n// #endregion shown\n',
  'docs/plans.yml': 'small: { name: Small, price: 5 }\nlarge: { name: Large, price: 9 }\n',
  'docs/errors/[code].md': '---\npages: ./errors.yml\n---\n\n# Error :value[code]\n\n:value[text]\n',
  'docs/errors/errors.yml': '- { code: "404", text: Not found }\n',
})

for (const locale of ['en', 'ar']) {
  test.describe(`in ${locale}`, () => {
    let site: MadeSite
    test.beforeAll(async () => {
      site = await makeSite({ files: files(locale) })
    })
    test.afterAll(() => site.close())

    for (const width of [1280, 390]) {
      test(`EL-1: axe finds nothing in any element at ${width} px`, {
        tag: locale === 'en' && width === 1280 ? [] : '@exhaustive',
      }, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await openHydrated(page, `${site.url}/docs/all`)
        const article = page.getByRole('article')
        await expect(article.locator('.ve-steps, .ve-tree, .ve-cards, .ve-figure')).toHaveCount(5)
        await expectAccessibleInBothModes(page, article, `all elements in ${locale}`)
        const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
        expect(wide).toBeLessThanOrEqual(screen!)
      })
    }
  })
}
