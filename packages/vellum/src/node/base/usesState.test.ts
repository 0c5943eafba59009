import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders, writeFiles } from '../../../test/tempFolder.js'
import { usesDocs, usesState as usesStateIn } from './usesState.js'

const folder = tempFolders()
const usesState = (file: string, parts = {}) => usesStateIn(file, { siteDir: dirname(file), parts })

describe('usesState', () => {
  it.each<[boolean, string]>([
    [false, 'export default () => <p className="on">useful</p>'],
    [false, "import { useSite } from 'vellum/client'\nexport default () => useSite().title"],
    [true, 'export default () => { const [a] = useState(0); return a }'],
    [true, 'export default () => { const a = useState<number>(0); return a }'],
    [true, 'export default () => <button onClick={() => {}} />'],
    [true, 'export default () => { useEffect(() => {}) }'],
    [true, 'export default () => useContext(Level)'],
    [false, 'export default () => useDocusaurusContext().siteConfig'],
    [false, "import type { Props } from 'no-such-package'\nexport default (props: Props) => null"],
    [true, "import Comments from 'no-such-package'\nexport default () => <Comments />"],
    [true, 'export default class A extends React.Component { render() { return null } }'],
    [true, 'export default () => <BrowserOnly>{() => 1}</BrowserOnly>'],
    [true, 'export default () => <Suspense fallback="…"><Code /></Suspense>'],
    [true, "const Chart = React.lazy(() => import('./chart'))"],
  ])('is %s for %s', (expected, code) => {
    expect(usesState(join(folder({ 'part.tsx': code }), 'part.tsx'))).toBe(expected)
  })

  it('looks into files that are imported by path, in circles as well', () => {
    const dir = folder({
      'part.tsx': "import { a } from './a'\nimport './styles.css'\nexport default a",
      'a/index.ts': "import part from '../part.tsx'\nexport { b as a } from './b.js'",
      'a/b.ts': 'export const b = () => useReducer(part)',
      'styles.css': 'a { content: "useState(" }',
    })
    expect(usesState(join(dir, 'part.tsx'))).toBe(true)
    writeFiles(dir, { 'a/b.ts': 'export const b = 1' })
    expect(usesState(join(dir, 'part.tsx'))).toBe(false)
  })

  it('looks into other parts of the site, and below its folder (TP-15)', () => {
    const dir = folder({
      'part.tsx': "import Tags from '@theme/TagsListInline'\nexport default Tags",
      'src/theme/TagsListInline.tsx': "export { default } from '@site/src/Live'",
      'src/Live.tsx': 'export default () => useState(0)',
    })
    const parts = { TagsListInline: join(dir, 'src/theme/TagsListInline.tsx') }
    expect(usesState(join(dir, 'part.tsx'), parts)).toBe(true)
    expect(usesState(join(dir, 'part.tsx'))).toBe(false)
  })

  it('looks into components of src/theme that are no parts, and takes those of a plugin to have state', () => {
    const dir = folder({
      'counter.tsx': "import Counter from '@theme/Counter'",
      'badge.tsx': "import Badge from '@theme/Badge'",
      'plugin.tsx': "import Panel from '@theme/Panel'",
      'known.tsx': "import Tabs from '@theme/Tabs'\nimport Icon from '@theme/Icon/ExternalLink'",
      'src/theme/Counter/index.tsx': 'export default () => useState(0)[0]',
      'src/theme/Badge.tsx': 'export default () => <b />',
    })
    const states = ['counter', 'badge', 'plugin', 'known'].map((name) => usesState(join(dir, `${name}.tsx`)))
    expect(states).toEqual([true, false, true, false])
  })

  it('is false for a file that does not exist', () => {
    expect(usesState(join(folder(), 'nope.tsx'))).toBe(false)
  })
})

describe('usesDocs', () => {
  it.each<[boolean, string]>([
    [true, "import { useVersions } from '@docusaurus/plugin-content-docs/client'\nuseVersions('a')"],
    [true, "import { useVersions as all } from './versions'"],
    [false, 'export default () => useDocusaurusContext().siteConfig.title + useDocs(1)'],
  ])('is %s for %s', (expected, code) => {
    const dir = folder({
      'part.tsx': code,
      'versions.ts': 'export const versions = () => useActiveDocContext<A>()',
    })
    expect(usesDocs(join(dir, 'part.tsx'), { siteDir: dir, parts: {} })).toBe(expected)
  })
})
