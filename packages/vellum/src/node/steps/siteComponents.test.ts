import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findSiteParts } from '../base/partFiles.js'
import { findSiteComponents } from './siteComponents.js'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function find(files: Record<string, string>) {
  const siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'vellum-')))
  folders.push(siteDir)
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, name)), { recursive: true })
    writeFileSync(join(siteDir, name), code)
  }
  return { siteDir, ...(await findSiteComponents({ siteDir, parts: findSiteParts(siteDir).parts })) }
}

describe('findSiteComponents', () => {
  it('TP-10: finds state in what a component is made of, and nowhere else', async () => {
    const { components, styled } = await find({
      'src/theme/MDXComponents.tsx': `import MDXComponents from '@theme-original/MDXComponents'
import { useState } from 'react'
import Counter from '@site/src/Counter'
import Mark from '../Mark'
import { Icon } from 'live-icons'
import { join } from 'plain-text'
const Toggle = () => { const [on, set] = useState(false); return <button onClick={set}>{on}</button> }
const Around = (props) => <p><Toggle {...props} /></p>
const Label = () => <i>{join('a')}</i>
export default { ...MDXComponents, Around, Counter, Mark, Label, Icon, h2: (props) => <h2 {...props} /> }
`,
      'src/Counter.tsx': "import { Button } from './Button'\nexport default () => <Button />\n",
      'src/Button.tsx': 'export const Button = () => <button onClick={() => {}} />\n',
      'src/Mark.tsx': "import './mark.css'\nexport default () => <mark />\n",
      'node_modules/live-icons/index.js': 'exports.Icon = () => (0, react.useState)(0)\n',
      'node_modules/plain-text/index.js': "exports.join = (text) => text + '!'\n",
    })
    expect(components).toEqual({
      Around: { hasState: true },
      Counter: { hasState: true },
      Icon: { hasState: true },
      Label: { hasState: false },
      Mark: { hasState: false },
      h2: { hasState: false },
    })
    expect([...styled]).toEqual(['Mark'])
  })

  it('TP-12: finds the parts that Markdown becomes', async () => {
    const { components } = await find({
      'src/theme/Heading/index.jsx': 'export default ({ as: Tag, ...props }) => <Tag {...props} />\n',
      'src/theme/CodeBlock.jsx': 'export default () => <pre onClick={copy} />\n',
      'src/theme/MDXComponents/A.jsx': 'export default (props) => <a {...props} />\n',
    })
    expect(Object.keys(components)).toEqual(['CodeBlock', 'Heading', 'a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
    expect(components.CodeBlock).toEqual({ hasState: true })
    expect(components.a).toEqual({ hasState: false })
  })

  it('TP-10: warns of what it cannot read', async () => {
    const { warnings } = await find({ 'src/theme/MDXComponents.js': 'export default make()\n' })
    expect(warnings).toMatchObject([
      { codes: ['unread-components'], files: ['src/theme/MDXComponents.js:1:16'] },
    ])
  })

  it('has none in a site without such files', async () => {
    expect(await find({ 'src/theme/Footer.js': 'export default () => null\n' })).toMatchObject({
      components: {},
      files: [],
    })
  })
})
