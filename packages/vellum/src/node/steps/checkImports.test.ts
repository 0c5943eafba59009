import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { createSiteFiles } from '../pageData/links/siteFiles.js'
import { circularPartials, importProblems } from './checkImports.js'

const tempFolder = tempFolders()

const imports = (...names: string[]) => names.map((name, i) => ({ name, line: i + 1, column: 1 }))

describe('importProblems', () => {
  it('AS-9: names every import that does not exist, with its line and a suggestion', () => {
    const siteDir = tempFolder({ 'docs/_part.mdx': '', 'src/Box/index.tsx': '', 'docs/data.json': '' })
    const page = {
      source: 'docs/a.mdx',
      file: `${siteDir}/docs/a.mdx`,
      imports: imports(
        './_part.mdx',
        '@site/src/Box',
        './data.json?url',
        '!!raw-loader!./_part.mdx',
        'react',
        '@theme/Tabs',
        './_prt.mdx',
        '@theme/Tab',
        '@site/src/elsewhere/Thing',
      ),
    }
    const problems = importProblems([page], { siteDir, files: createSiteFiles() })
    expect(problems.map((problem) => formatError(problem).replace(/ These names.*/, ''))).toEqual([
      'The imported file "./_prt.mdx" does not exist.\n  at docs/a.mdx:7:1\n  Did you mean "./_part.mdx"?',
      'The import "@theme/Tab" is not available.\n  at docs/a.mdx:8:1\n  Did you mean "@theme/Tabs"?',
      'The imported file "@site/src/elsewhere/Thing" does not exist.\n  at docs/a.mdx:9:1\n  Correct the path, or create the file.',
    ])
  })

  it('AS-9: finds components in src/theme, and those that a plugin has for @theme, as Docusaurus does', () => {
    const siteDir = tempFolder({ 'src/theme/badges/New.tsx': '' })
    const page = {
      source: 'docs/a.mdx',
      file: `${siteDir}/docs/a.mdx`,
      imports: imports('@theme/badges/New', '@theme/ParamsDetails', '@theme/badges/Old'),
    }
    const aliases = [{ find: '@theme/ParamsDetails', replacement: '/theme/ParamsDetails/index.js' }]
    const problems = importProblems([page], { siteDir, files: createSiteFiles(), aliases })
    expect(problems.map(({ message }) => message)).toEqual([
      'The import "@theme/badges/Old" is not available.',
    ])
  })
})

describe('circularPartials', () => {
  it('names the imports of a circle, once', () => {
    const partials = [
      { source: 'docs/_a.mdx', imports: imports('./sub/_b.mdx', './_c.mdx') },
      { source: 'docs/_c.mdx', imports: [] },
      { source: 'docs/sub/_b.mdx', imports: imports('react', '@site/docs/_a.mdx') },
    ]
    expect(circularPartials(partials, '/site').map(formatError)).toEqual([
      'Partials import each other in a circle.\n  at docs/_a.mdx:1:1\n  at docs/sub/_b.mdx:2:1\n  Take one of these imports out.',
    ])
  })
})
