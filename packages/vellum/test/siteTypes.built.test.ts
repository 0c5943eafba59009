// The types of a site's own code, as editors and `tsc` see them: those of `vellum/tsconfig.json`, in a new site and for every name that
// a site may import.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { tsc } from '../../../scripts/tsc.mjs'
import { createSite } from '../../create-vellum/dist/createSite.js'
import { ALIAS_NAMES, aliasModule } from '../dist/node/vite/docusaurusAliases.js'

const work = mkdtempSync(join(tmpdir(), 'site-types-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** What the compiler reports about a site with these files, besides those that are there. */
async function check(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const site = join(work, name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }
  symlinkSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(site, 'node_modules'))
  return (await tsc(['--noEmit', '--pretty', 'false'], { cwd: site })).output
}

const EXTENDS = { 'tsconfig.json': '{ "extends": "vellum/tsconfig.json" }\n' }
const IS_ANY = 'type IsAny<T> = 0 extends 1 & T ? true : false\n'

describe('vellum/tsconfig.json', () => {
  it('PK-6: a new site compiles', async () => {
    createSite({ folder: join(work, 'starter'), title: "Ada's docs" })
    expect(await check('starter', {})).toBe('')
  })

  it('PK-6: every name of Docusaurus has its types', { tags: ['exhaustive'] }, async () => {
    const names = ALIAS_NAMES.map((name, i) =>
      aliasModule(name)?.includes('as default')
        ? `import x${i} from '${name}'\nexport const is${i}: IsAny<typeof x${i}> = false\n`
        : `import * as x${i} from '${name}'\nexport const is${i}: IsAny<typeof x${i}> = false\n`,
    )
    expect(names.length).toBeGreaterThan(25)
    expect(await check('aliases', { ...EXTENDS, 'all.tsx': IS_ANY + names.join('') })).toBe('')
  })

  it('PK-6: files, styles, Markdown and the folder of the site have theirs', {
    tags: ['exhaustive'],
  }, async () => {
    const output = await check('files', {
      ...EXTENDS,
      'src/Counter.tsx':
        "import { useState } from 'react'\nexport default function Counter({ start }: { start: number }) {\n  const [count] = useState(start)\n  return <b>{count}</b>\n}\n",
      'src/pages/index.tsx': `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import Counter from '@site/src/Counter'
import { version } from '@site/package.json'
import useBaseUrl from '@docusaurus/useBaseUrl'
import Picture from './picture.svg'
import photo from './photo.png'
import raw from './sample.ts?raw'
import styles from './index.module.css'
import './global.css'
import Note, { toc } from './_note.mdx'
${IS_ANY}
export const isTyped: [IsAny<typeof Picture>, IsAny<typeof photo>, IsAny<typeof raw>, IsAny<typeof styles>, IsAny<typeof Note>, IsAny<typeof Counter>] = [false, false, false, false, false, false]
export const mode: string = import.meta.env.MODE
export default function Page() {
  return (
    <main className={styles.page} title={version}>
      <Picture width={16} />
      <img src={photo} alt={useBaseUrl('/a')} />
      <pre>{raw.trim()}</pre>
      <Note name="Ada" />
      {toc.map(({ id, value }) => <a key={id} href={'#' + id}>{value}</a>)}
      <Tabs groupId="os"><TabItem value="linux">Linux</TabItem></Tabs>
      <Counter start={1} />
    </main>
  )
}
`,
      'package.json': '{ "version": "1.0.0" }\n',
    })
    expect(output).toBe('')
  })

  it('PK-6: type errors are reported', { tags: ['exhaustive'] }, async () => {
    const output = await check('wrong', {
      ...EXTENDS,
      'wrong.tsx':
        "import Tab from '@theme/Tab'\nimport Link from '@docusaurus/Link'\nimport photo from './a.png'\nexport const a = <Link to={7}>{photo.nothing}</Link>\nexport { Tab }\n",
    })
    expect(
      output
        .trim()
        .split('\n')
        .filter((line) => line.startsWith('wrong'))
        .map((line) => line.replace(/: error (TS\d+).*/, ' $1')),
    ).toEqual(['wrong.tsx(1,17) TS2307', 'wrong.tsx(4,24) TS2322', 'wrong.tsx(4,38) TS2339'])
  })
})
