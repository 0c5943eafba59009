// The development server: open pages follow the files.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createDevServer, type DevServer, silentLogger } from 'vellum'
import { typedSamples } from 'vellum-twoslash'
import { hydrated } from './hydrated.js'
import { test } from './test.js'

const CONFIG = `export default {
  title: 'Dev', url: 'https://dev.example', baseUrl: '/', onBrokenLinks: 'ignore',
  themeConfig: { navbar: { title: 'First name' } },
}\n`
const LONG = Array.from({ length: 60 }, (_, i) => `Paragraph ${i}.`).join('\n\n')

let folder: string
let site: string
let server: DevServer

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vellum-dev-'))
  site = join(folder, 'site')
  write('vellum.config.mjs', CONFIG)
  write('docs/one.md', `# One\n\n${LONG}\n\nThe old sentence.\n`)
  write('docs/live.mdx', "import Box from './Box.jsx'\n\n# Live\n\n<Box />\n")
  write('docs/Box.jsx', 'export default () => <p>The old box.</p>\n')
  server = await createDevServer({ siteDir: site, port: 0, host: '127.0.0.1', logger: silentLogger })
})

test.afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true })
  writeFileSync(join(site, path), text)
}

function change(path: string, from: string, to: string): void {
  const text = readFileSync(join(site, path), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(site, path), text.replace(from, to))
}

/** Opens a page and waits until it follows the files. */
async function open(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await page.goto(server.url + path)
  await connected
}

/** Changes a sentence of `docs/one.md`, and waits until the open page has it. */
async function edit(page: Page, from: string, to: string): Promise<void> {
  change('docs/one.md', from, to)
  await expect(page.getByText(to)).toBeVisible()
}

/** Waits until the server has a page. Not in the browser: a page that is there already may load itself again meanwhile. */
async function served(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    const response = await page.request.get(server.url + path)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain(text)
  }).toPass()
}

test('DEV-25: an error in a stylesheet is shown with its position, on every page, until it is fixed', async ({
  page,
}) => {
  write('src/custom.css', 'body { color: rgb(1, 2, 3) }\n')
  write(
    'vellum.config.mjs',
    CONFIG.replace('themeConfig', "theme: { customCss: 'src/custom.css' },\n  themeConfig"),
  )
  await served(page, 'docs/one', 'src/custom.css')
  await open(page, 'docs/one')
  const overlay = page.locator('#vellum-error-overlay pre')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(overlay).toHaveCount(0)

  write('src/custom.css', 'body { color: rgb(1, 2, 3) }\n}}\n')
  await expect(overlay).toContainText('src/custom.css:2:3')
  await expect(overlay).toContainText('Check its braces first')
  await page.goto(`${server.url}docs/live`)
  await expect(overlay).toContainText('src/custom.css:2:3')
  await expect(page.getByText('The old box.')).toBeVisible()

  write('src/custom.css', '@import "./missing.css";\nbody { color: rgb(4, 5, 6) }\n')
  await expect(overlay).toContainText('The import "./missing.css" was not found.')
  write('src/missing.css', '')
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(4, 5, 6)')
})

test('an open page follows its file', async ({ page }) => {
  await test.step('a late response does not restore an older page', async () => {
    await open(page, 'docs/one')
    // What the first load asks for is over.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const texts = new Set<string>()
      Object.assign(window, { texts })
      new MutationObserver(() => {
        for (const text of document.body.textContent.match(/The \w+ sentence\./g) ?? []) texts.add(text)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })

    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let holds = () => {}
    const isHeld = new Promise<void>((resolve) => {
      holds = resolve
    })
    const DATA = '**/_data/docs/one.json'
    // All of them: a file that is emptied and written may be read twice.
    await page.route(DATA, async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('The late sentence.')) {
        holds()
        await released
      }
      await route.fulfill({ response })
    })
    change('docs/one.md', 'The old sentence.', 'The late sentence.')
    await isHeld
    change('docs/one.md', 'The late sentence.', 'The next sentence.')
    await expect(page.getByText('The next sentence.')).toBeVisible()
    const late = page.waitForResponse(DATA)
    release()
    await (await late).finished()
    change('docs/one.md', 'The next sentence.', 'The last sentence.')
    await expect(page.getByText('The last sentence.')).toBeVisible()
    const shown = await page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts])
    expect(shown).toContain('The next sentence.')
    expect(shown).not.toContain('The late sentence.')
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('a change requests the page once, as data', async () => {
    await edit(page, 'The last sentence.', 'The old sentence.')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/docs\/one/.test(pathname)) asked.push(pathname)
    })
    change('docs/one.md', 'The old sentence.', 'The new sentence.')
    await expect(page.getByText('The new sentence.')).toBeVisible()
    // Whatever else the first change asks for, it has done so when the second is there.
    change('docs/one.md', 'The new sentence.', 'The last sentence.')
    await expect(page.getByText('The last sentence.')).toBeVisible()
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked)).toEqual(new Set(['/_data/docs/one.json']))
  })
})

test('a page whose name has any characters, and a partial that is shown twice, update without console output', async ({
  page,
}) => {
  const file = "docs/a folder/beginner's [guide].mdx"
  const path = "docs/a%20folder/beginner's%20%5Bguide%5D"
  write('docs/a folder/_part.mdx', '## Part\n')
  write(file, "import Part from './_part.mdx'\n\n# Odd\n\nThe old words.\n\n<Part />\n\n<Part />\n")
  await served(page, path, 'The old words.')
  const said: string[] = []
  page.on('console', (message) => {
    // The site has no home page, which the navbar links to.
    if (message.location().url.endsWith('/_data/_index.json')) return
    if (['error', 'warning'].includes(message.type()))
      said.push(`${message.text()} ${message.location().url}`)
  })
  await open(page, path)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  change(file, 'The old words.', 'The new words.')
  await expect(page.getByText('The new words.')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(said).toEqual([])
})

test('sidebars, categories, partials, styles and static files follow, without a restart', async ({
  page,
}) => {
  write('docs/guide/_category_.json', '{ "label": "Old label" }')
  write('docs/guide/start.mdx', "import Part from './_part.mdx'\n\n# Start\n\n<Part />\n")
  write('docs/guide/_part.mdx', 'The old part.\n')
  write('sidebars.js', "export default { main: [{ type: 'autogenerated', dirName: '.' }] }\n")
  write('custom.css', 'h1 { color: rgb(1, 2, 3) }\n')
  write('static/note.txt', 'old')
  const config = CONFIG.replace(
    'themeConfig',
    "docs: { sidebarPath: 'sidebars.js' }, theme: { customCss: 'custom.css' },\n  themeConfig",
  )
  write('vellum.config.mjs', config)
  await served(page, 'docs/guide/start', 'The old part.')
  await open(page, 'docs/guide/start')
  await expect(page.getByText('The old part.')).toBeVisible()
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const alert = page.getByRole('alert')

  write('docs/guide/_category_.json', '{ "label": "New label" }')
  await expect(sidebar.getByText('New label')).toBeVisible()
  write('docs/guide/_category_.json', '{ "lable": "Misspelt" }')
  await expect(alert).toContainText('did you mean `label`?')
  write('docs/guide/_category_.json', '{ "label": "Mended label" }')
  await expect(alert).toHaveCount(0)
  await expect(sidebar.getByText('Mended label')).toBeVisible()

  write('sidebars.js', "export default { main: ['one', 'guide/start', 'nope'] }\n")
  await expect(alert).toContainText('nope')
  write(
    'sidebars.js',
    "export default { main: ['one', { type: 'doc', id: 'guide/start', label: 'Begin' }] }\n",
  )
  await expect(alert).toHaveCount(0)
  await expect(sidebar.getByRole('link', { name: 'Begin' })).toBeVisible()

  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  write('docs/guide/_part.mdx', 'The new part.\n')
  await expect(page.getByText('The new part.')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  write('custom.css', 'h1 { color: rgb(4, 5, 6) }\n')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(4, 5, 6)')
  const note = async () => (await page.request.get(`${server.url}note.txt`)).text()
  write('static/note.txt', 'new')
  await expect.poll(note).toBe('new')

  // The cache can be deleted at any time.
  rmSync(join(site, '.vellum/cache'), { recursive: true })
  write('docs/guide/start.mdx', "import Part from './_part.mdx'\n\n# Restarted\n\n<Part />\n")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restarted')
})

test('components and errors follow their files', async ({ page }) => {
  await test.step('DEV-7: an error is shown over the page with its file, line and frame, and is gone when it is fixed', async () => {
    await open(page, 'docs/one')
    change('docs/one.md', 'Paragraph 1.', 'Paragraph 1.\n\nA {brace')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('A "{" is not closed.')
    await expect(alert).toContainText('at docs/one.md:7:3')
    await expect(alert).toContainText('7 | A {brace')
    await expect(page.getByText('Paragraph 3.')).toBeVisible()
    change('docs/one.md', 'A {brace', 'No brace')
    await expect(alert).toHaveCount(0)
    await expect(page.getByText('No brace')).toBeVisible()

    // A component that throws while it is rendered, and one that cannot be parsed.
    await open(page, 'docs/live')
    // What the first load asks for is over: it must not meet the error.
    await page.waitForLoadState('networkidle')
    change('docs/Box.jsx', '<p>The old box.</p>', "{ throw new Error('No box today') }")
    await expect(alert).toContainText('No box today')
    await expect(alert).toContainText('at docs/Box.jsx:1:30')
    await expect(alert).toContainText("> 1 | export default () => { throw new Error('No box today') }")
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live')
    change('docs/Box.jsx', "{ throw new Error('No box today') }", '<p')
    await expect(alert).toContainText('The code cannot be parsed')
    await expect(alert.getByRole('link')).toHaveAttribute('href', /\/reference\/messages#invalid-code$/)
    await expect(alert).toContainText('at docs/Box.jsx:1:')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live')
    change('docs/Box.jsx', '<p', '<p>The fixed box.</p>')
    await expect(page.getByText('The fixed box.')).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
  await test.step('DEV-7: so is one in a partial', async () => {
    write('docs/_part.mdx', 'The whole part.\n')
    change('docs/live.mdx', '# Live', "import Part from './_part.mdx'\n\n# Live\n\n<Part />")
    await expect(page.getByText('The whole part.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    change('docs/_part.mdx', 'The whole part.', 'A {brace')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('A "{" is not closed.')
    await expect(alert).toContainText('at docs/_part.mdx:1:3')
    await expect(alert).toContainText('> 1 | A {brace')
    await expect(alert).not.toContainText('node_modules')
    change('docs/_part.mdx', 'A {brace', 'No brace.')
    await expect(page.getByText('No brace.')).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
  await test.step('a component that throws in the browser alone is shown again when it is fixed', async () => {
    await page.waitForLoadState('networkidle')
    const throwing = "{ if (typeof window === 'object') throw new Error('No window') }"
    change('docs/Box.jsx', '<p>The fixed box.</p>', throwing)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed')
    change('docs/Box.jsx', throwing, '<p>The fixed box.</p>')
    await expect(page.getByText('The fixed box.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live')
  })
  await test.step('a changed component and its page follow', async () => {
    change('docs/Box.jsx', 'fixed', 'new')
    await expect(page.getByText('The new box.')).toBeVisible()
    change('docs/live.mdx', '# Live', '# Alive')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alive')
  })
})

test('DEV-8: components keep their state when code or text is edited', async ({ page }) => {
  write('docs/word.js', "export const word = 'clicks'\n")
  write(
    'docs/Counter.jsx',
    `import { useState } from 'react'
import { word } from './word.js'
export default function Counter({ name }) {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{name + ', old: ' + count + ' ' + word}</button>
}
`,
  )
  write(
    'docs/live.mdx',
    `import Counter from './Counter.jsx'
import { useState } from 'react'

export const Inline = () => {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>inline: {count}</button>
}

# Live

<Counter name="doc" />

<Inline />
`,
  )
  // Without a name, as many write it.
  write(
    'src/pages/app.jsx',
    `import Counter from '../../docs/Counter.jsx'
export default () => <main><h1>App</h1><Counter name="app" /></main>
`,
  )
  await served(page, 'app', 'app, old')
  const sameDocument = () => page.evaluate(() => 'sameDocument' in window)
  const button = page.locator('main button')
  const start = async (path: string) => {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  }

  await test.step('of a document', async () => {
    await start('docs/live')
    await button.nth(0).click()
    await button.nth(0).click()
    await button.nth(1).click()
    await expect(button).toHaveText(['doc, old: 2 clicks', 'inline: 1'])
    change('docs/Counter.jsx', 'old:', 'new:')
    await expect(button).toHaveText(['doc, new: 2 clicks', 'inline: 1'])
    change('docs/word.js', 'clicks', 'presses')
    await expect(button).toHaveText(['doc, new: 2 presses', 'inline: 1'])
    change('docs/live.mdx', 'name="doc"', 'name="text"')
    await expect(button).toHaveText(['text, new: 2 presses', 'inline: 1'])
    change('docs/live.mdx', 'inline:', 'in the page:')
    await expect(button).toHaveText(['text, new: 2 presses', 'in the page: 1'])
  })
  await test.step('after an error', async () => {
    change('docs/Counter.jsx', '<button', '<<button')
    await expect(page.getByRole('alert')).toContainText('The code cannot be parsed')
    change('docs/Counter.jsx', '<<button', '<button')
    await expect(page.getByRole('alert')).toHaveCount(0)
    change('docs/Counter.jsx', 'new:', 'fixed:')
    await expect(button).toHaveText(['text, fixed: 2 presses', 'in the page: 1'])
  })
  await test.step('but not one whose hooks have changed', async () => {
    change('docs/Counter.jsx', 'useState(0)\n', 'useState(5)\n  const [unit] = useState("!")\n')
    change('docs/Counter.jsx', 'word}<', 'word + unit}<')
    await expect(button).toHaveText(['text, fixed: 5 presses!', 'in the page: 1'])
    change('docs/live.mdx', '# Live', '# Live\n\n{useState("A hook in the text.")[0]}')
    await expect(page.getByText('A hook in the text.')).toBeVisible()
    await expect(button).toHaveText(['text, fixed: 5 presses!', 'in the page: 0'])
    expect(await sameDocument()).toBe(true)
  })
  await test.step('of a React page', async () => {
    await start('app')
    await button.click()
    await expect(button).toHaveText('app, fixed: 6 presses!')
    change('src/pages/app.jsx', '<h1>App', '<h1>Application')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application')
    await expect(button).toHaveText('app, fixed: 6 presses!')
    change('docs/Counter.jsx', 'fixed:', 'last:')
    await expect(button).toHaveText('app, last: 6 presses!')
    // Another page, which is loaded with the component as it is now.
    change('docs/one.md', 'Paragraph 1.', 'Paragraph one.')
    await expect(button).toHaveText('app, last: 6 presses!')
    expect(await sameDocument()).toBe(true)
  })
})

test('DEV-9: the policy of the built site applies to pages, and what it blocks is reported', async ({
  page,
}) => {
  await server.close()
  const warnings: string[] = []
  const logger = { ...silentLogger, warn: (message: string) => void warnings.push(message) }
  write('docs/box.css', '.box { color: rgb(1, 2, 3) }\n')
  write(
    'docs/Box.jsx',
    `import { useEffect, useState } from 'react'
import './box.css'
export default function Box() {
  const [result, setResult] = useState('')
  useEffect(() => void fetch('/note.txt').then((response) => response.text()).then(setResult), [])
  return <p className="box" style={{ fontSize: '21px' }}>{result}</p>
}
`,
  )
  write('static/note.txt', 'A note.')
  write(
    'docs/live.mdx',
    `import Box from './Box.jsx'

# Live

<Box />

<style>{'h1 { color: rgb(4, 5, 6) }'}</style>
`,
  )
  write(
    'docs/inline.md',
    '# Inline\n\n<p style="color: rgb(1, 1, 1)">Styled</p>\n\n<script>document.documentElement.dataset.inline = "ran"</script>\n',
  )
  write('static/demo.html', '<!doctype html><title>Demo</title><script>document.title = "Ran"</script>')
  server = await createDevServer({ siteDir: site, port: 0, host: '127.0.0.1', logger })
  const said: string[] = []
  page.on('console', (message) => {
    // The site has no home page, which the navbar links to.
    if (message.location().url.endsWith('/_data/_index.json')) return
    // The reason why a page with sources of its own is loaded as a document.
    if (message.text().includes('belongs to another build')) return
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  await test.step('a clean page has no console output, including after a navigation', async () => {
    await open(page, 'docs/one')
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name })
    await link('Inline').click()
    await expect(page.getByText('Styled')).toHaveCSS('color', 'rgb(1, 1, 1)')
    await expect(page.locator('html')).toHaveAttribute('data-inline', 'ran')
    await hydrated(page)
    await link('Live').click()
    await expect(page.locator('.box')).toHaveText('A note.')
    await expect(page.locator('.box')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page.locator('.box')).toHaveCSS('font-size', '21px')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(4, 5, 6)')
    await page.waitForLoadState('networkidle')
    change('docs/box.css', '1, 2, 3', '7, 8, 9')
    await expect(page.locator('.box')).toHaveCSS('color', 'rgb(7, 8, 9)')
    expect(said).toEqual([])
    expect(warnings).toEqual([])
  })
  await test.step('sources that a build blocks are blocked', async () => {
    change('docs/Box.jsx', "fetch('/note.txt')", "fetch('https://elsewhere.example/note.txt')")
    await expect
      .poll(() => warnings.join('\n'))
      .toContain(
        'blocks "https://elsewhere.example/note.txt" on "/docs/live" (`connect-src`). It is blocked in the built site as well.\n  at docs/Box.jsx\n',
      )
    expect(said.join('\n')).toContain('Content Security Policy')
    await page.goto(`${server.url}demo.html`)
    await expect(page).toHaveTitle('Demo')
  })
})

test('DEV-5: a package that is linked into the site is followed, without a restart', async ({ page }) => {
  const lib = mkdtempSync(join(tmpdir(), 'vellum-dev-lib-'))
  const writeLib = (path: string, text: string) => writeFileSync(join(lib, path), text)
  await server.close()
  try {
    writeLib(
      'package.json',
      '{ "name": "lib", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
    )
    writeLib('index.js', 'export const figure = 1\n')
    writeLib('index.d.ts', 'export declare const figure: 1\n')
    writeLib('title.txt', 'First title')
    write('package.json', '{ "dependencies": { "lib": "1.0.0" } }')
    mkdirSync(join(site, 'node_modules'))
    symlinkSync(lib, join(site, 'node_modules/lib'))
    const title = `readFileSync(${JSON.stringify(join(lib, 'title.txt'))}, 'utf8')`
    const plugins = JSON.stringify([typedSamples({ blocks: 'marked' })])
    write(
      'vellum.config.mjs',
      `import { readFileSync } from 'node:fs'\n${CONFIG.replace("'First name'", title).replace('title:', `plugins: ${plugins}, title:`)}`,
    )
    const sample = "```ts twoslash\nimport { figure } from 'lib'\nfigure\n// ^?\n```"
    write(
      'docs/linked.mdx',
      `import { figure } from 'lib'\n\n# Linked\n\nThe figure is {figure}.\n\n${sample}\n`,
    )
    server = await createDevServer({ siteDir: site, port: 0, host: '127.0.0.1', logger: silentLogger })
    await open(page, 'docs/linked')
    const article = page.locator('article')
    await expect(page.locator('nav.navbar')).toContainText('First title')
    await expect(article).toContainText('const figure: 1')

    writeLib('title.txt', 'Second title')
    await expect(page.locator('nav.navbar')).toContainText('Second title')
    writeLib('index.d.ts', 'export declare const figure: 2\n')
    await expect(article).toContainText('const figure: 2')
    writeLib('index.js', 'export const figure = 2\n')
    await expect(article).toContainText('The figure is 2.')
  } finally {
    rmSync(lib, { recursive: true, force: true })
  }
})

test('a page that is opened during an error is shown when it is fixed', async ({ page }) => {
  change('docs/one.md', '# One', '---\ntitle: [\n---\n\n# One')
  await expect(async () => {
    expect((await page.goto(`${server.url}docs/one`))?.status()).toBe(500)
  }).toPass()
  await expect(page.getByText('The front matter cannot be parsed')).toBeVisible()
  await expect(page.getByRole('link')).toHaveAttribute('href', /\/reference\/messages#invalid-yaml$/)
  change('docs/one.md', '---\ntitle: [\n---\n\n', '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One')
})

test('the configuration and the list of files are followed', async ({ page }) => {
  await test.step('a changed configuration needs no restart, nor does a broken one', async () => {
    await open(page, 'docs/one')
    await expect(page.getByText('First name')).toBeVisible()
    write('vellum.config.mjs', CONFIG.replace('First', 'Second'))
    await expect(page.getByText('Second name')).toBeVisible()
    write('vellum.config.mjs', CONFIG.replace('title:', 'titel:'))
    await expect(page.getByText('Unknown field').or(page.getByText('titel')).first()).toBeVisible()
    write('vellum.config.mjs', CONFIG.replace('First', 'Third'))
    await expect(page.getByText('Third name')).toBeVisible()
  })
  await test.step('SR-50: the search follows the files, and appears when the configuration enables it', async () => {
    await expect(page.locator('.vl-search-button')).toHaveCount(0)
    change('vellum.config.mjs', "title: 'Dev'", "title: 'Dev', search: true")
    await expect(page.locator('.vl-search-button')).toBeVisible()
    await hydrated(page)
    change('docs/one.md', 'The old sentence.', 'A marvellous sentence.')
    await expect(page.getByText('A marvellous sentence.')).toBeVisible()
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search' }).fill('marvellous')
    await expect(page.getByRole('option').first()).toHaveAttribute('href', '/docs/one')
  })
  await test.step('DEV-10: a new file is a new page, a removed one is gone', async () => {
    await page.keyboard.press('Escape')
    write('docs/two.md', '# Two\n')
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    await expect(sidebar.getByRole('link', { name: 'Two' })).toBeVisible()
    expect((await page.goto(`${server.url}docs/two`))?.status()).toBe(200)
    rmSync(join(site, 'docs/two.md'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await hydrated(page)
    // It stays: a page that loads itself again and again is never idle.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    change('docs/one.md', 'Paragraph 1.', 'Paragraph one.')
    await served(page, 'docs/one', 'Paragraph one.')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    write('docs/two.md', '# Two again\n')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two again')
  })
})

test('posts, their lists, authors and tags follow their files', async ({ page }) => {
  write(
    'blog/2025-01-01-one.mdx',
    "---\ntitle: One\nauthors: ada\n---\n\nimport Box from '../docs/Box.jsx'\n\n<Box />\n\n<!-- truncate -->\n\nThe rest.\n",
  )
  write('blog/authors.yml', 'ada:\n  name: Ada\n')
  await served(page, 'blog', 'The old box.')
  await open(page, 'blog')
  await expect(page.getByText('The old box.')).toBeVisible()
  await expect(page.getByText('The rest.')).toHaveCount(0)
  change('blog/authors.yml', 'Ada', 'Ada Lovelace')
  await expect(page.getByText('Ada Lovelace')).toBeVisible()
  write('blog/2025-01-02-two.md', '# Two\n\nThe second post.\n')
  await expect(page.getByText('The second post.')).toBeVisible()
  change('blog/2025-01-01-one.mdx', 'title: One', 'title: The first')
  await expect(page.getByRole('link', { name: 'The first', exact: true }).first()).toBeVisible()
  change('docs/Box.jsx', 'old box', 'new box')
  await expect(page.getByText('The new box.')).toBeVisible()
})

test('TP-1: parts of the theme follow their files, new and deleted ones as well', async ({ page }) => {
  write('src/theme/NotFound/Content.jsx', 'export default () => <main><h1>Nothing here</h1></main>\n')
  write(
    'src/theme/Footer/index.jsx',
    "import { name } from './name'\nexport default () => <p>By {name}</p>\n",
  )
  write('src/theme/Footer/name.js', "export const name = 'Ada'\n")
  await expect(async () => {
    const response = await page.request.get(`${server.url}nope`)
    const text = await response.text()
    expect(text).toContain('<h1>Nothing here</h1>')
    expect(text).toMatch(/By (?:<!-- -->)?Ada/)
  }).toPass()
  change('src/theme/Footer/name.js', 'Ada', 'Grace')
  await expect(async () => {
    expect(await (await page.request.get(`${server.url}docs/one`)).text()).toMatch(/By (?:<!-- -->)?Grace/)
  }).toPass()
  rmSync(join(site, 'src/theme/NotFound'), { recursive: true })
  await expect(async () => {
    expect(await (await page.request.get(`${server.url}nope`)).text()).toContain('Page Not Found')
  }).toPass()
})

test('TP-10: components for all pages follow their files, with and without state', async ({ page }) => {
  write('src/marks/Mark.jsx', 'export default ({ children }) => <mark>first {children}</mark>\n')
  write(
    'src/theme/MDXComponents.tsx',
    "import MDXComponents from '@theme-original/MDXComponents'\nimport Mark from '../marks/Mark'\nexport default { ...MDXComponents, Mark }\n",
  )
  write('docs/marked.md', '# Marked\n\n<Mark>text</Mark>\n')
  await expect(async () => {
    await page.goto(`${server.url}docs/marked`)
    await expect(page.locator('mark')).toHaveText('first text', { timeout: 1000 })
  }).toPass()
  change('src/marks/Mark.jsx', 'first', 'second')
  await expect(page.locator('mark')).toHaveText('second text')
  write(
    'src/marks/Mark.jsx',
    "import { useState } from 'react'\nexport default () => {\n  const [n, set] = useState(0)\n  return <button onClick={() => set(n + 1)}>Clicked {n}</button>\n}\n",
  )
  const button = page.getByRole('button', { name: /^Clicked/ })
  await expect(button).toBeVisible()
  await expect(async () => {
    await button.click()
    await expect(button).not.toHaveText('Clicked 0', { timeout: 1000 })
  }).toPass()
})

test('CB-19, MD-46, DP-1: code and data of files, and pages from data, follow their files', async ({
  page,
}) => {
  write('../outside.js', '// #region shown\nconst outside = 1\n// #endregion shown\n')
  write('src/shown.ts', 'export const shown = "the first code"\n')
  write('data/plans.yml', 'small: { price: 1, name: The first plan }\n')
  write('docs/errors/errors.yml', '- { code: "404", text: The first text }\n')
  write('docs/errors/[code].md', '---\npages: ./errors.yml\n---\n\n# Error :value[code]\n\n:value[text]\n')
  write(
    'docs/shown.md',
    [
      '# Shown\n',
      '```ts file=../src/shown.ts\n```\n',
      '```js file=../../outside.js#shown\n```\n',
      '::table{file=../data/plans.yml columns="name"}\n',
      'It costs :value[small.price]{file=../data/plans.yml} euros.\n',
    ].join('\n'),
  )
  await served(page, 'docs/shown', 'the first code')
  await open(page, 'docs/shown')
  await expect(page.locator('table')).toContainText('The first plan')
  await test.step('an open page shows the new code and the new data, without a load', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    change('src/shown.ts', 'first', 'second')
    await expect(page.getByText('the second code')).toBeVisible()
    change('../outside.js', 'outside = 1', 'outside = 2')
    await expect(page.getByText('const outside = 2')).toBeVisible()
    change('data/plans.yml', 'price: 1', 'price: 7')
    await expect(page.getByText('It costs 7 euros.')).toBeVisible()
    change('data/plans.yml', 'The first plan', 'The second plan')
    await expect(page.locator('table')).toContainText('The second plan')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
  await test.step('a page from data follows its entry and its template, and an error its fix', async () => {
    await open(page, 'docs/errors/404')
    change('docs/errors/errors.yml', 'The first text', 'The second text')
    await expect(page.getByText('The second text')).toBeVisible()
    change('docs/errors/[code].md', '# Error', '# Status')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status 404')
    change('docs/errors/[code].md', ':value[text]', ':value[tekst]')
    await expect(page.locator('body')).toContainText('docs/errors/[code].md:7')
    await expect(page.locator('body')).toContainText('docs/errors/errors.yml:1')
    change('docs/errors/[code].md', ':value[tekst]', ':value[text]')
    await expect(page.getByText('The second text')).toBeVisible()
  })
  await test.step('a new entry is a page', async () => {
    write(
      'docs/errors/errors.yml',
      '- { code: "404", text: The second text }\n- { code: "503", text: New }\n',
    )
    await served(page, 'docs/errors/503', 'New')
  })
})
