import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { openDiskCache } from '../cache/diskCache.js'
import type { CompiledMarkdown, MarkdownProblem, ResolvedLink } from '../markdown/compile/types.js'
import { type CompileTask, createCompileCache } from './compileCache.js'

const tempFolder = tempFolders()

const task: CompileTask = {
  kind: 'docs',
  file: '/site/docs/a.md',
  source: 'docs/a.md',
  body: 'See [b](./b.md).',
  bodyLine: 1,
  format: 'mdx',
  frontMatter: {},
}

const WRONG_SAMPLE: MarkdownProblem = {
  type: 'sample',
  code: 'wrong-sample',
  message: 'Wrong.',
  line: 1,
  column: 1,
}

/** A compiler with a cache folder, whose links resolve to `target` and whose declarations are `types`. */
function open(
  dir: string,
  { target = '/docs/b', fingerprint = 'engine 1', types = 'same', text = 'one' } = {},
) {
  const compiled: string[] = []
  const compiler = createCompileCache({
    cache: openDiskCache(dir),
    siteDir: '/site',
    fingerprint: () => fingerprint,
    describe: (answer) => JSON.stringify(answer),
    areCurrent: (declarations) => Object.values(declarations).every((state) => state === types),
    resolver: () => ({
      link: (): ResolvedLink => ({ type: 'internal', href: target }),
      image: () => ({ type: 'missing', meant: undefined }),
      file: () => ({ type: 'text', source: 'src/a.ts', text }),
    }),
    compile: async (_, { source, resolver }): Promise<CompiledMarkdown> => {
      compiled.push(source)
      const { href } = resolver.link('./b.md') as { href: string }
      await resolver.image('./c.png')
      resolver.file('./a.ts')
      const empty = { toc: [], headTags: [], links: [], assets: [], imports: [] }
      const problems = types === 'wrong' ? [WRONG_SAMPLE] : []
      const declarations = { 'lib/index.d.ts': types }
      return { body: { type: 'html', html: `<p>${href}</p>` }, ...empty, problems, declarations }
    },
  })
  const result = async (asked: CompileTask = task) =>
    (await compiler.find(asked)) ?? (await compiler.compile(asked))
  const page = async (asked?: CompileTask) => compiler.body((await result(asked)).key)
  return { page, result, compiled }
}

describe('createCompileCache', () => {
  it('compiles a page once', async () => {
    const dir = tempFolder()
    expect(await open(dir).page()).toEqual({ type: 'html', html: '<p>/docs/b</p>' })
    const later = open(dir)
    expect(await later.page()).toEqual({ type: 'html', html: '<p>/docs/b</p>' })
    expect(later.compiled).toEqual([])
  })

  it.each<[string, Partial<CompileTask>]>([
    ['text', { body: 'Other' }],
    ['front matter', { frontMatter: { title: 'T' } }],
    ['format', { format: 'md' }],
    ['first line', { bodyLine: 4 }],
  ])('compiles it again when its %s has changed', async (_, change) => {
    const dir = tempFolder()
    await open(dir).page()
    const later = open(dir)
    await later.page({ ...task, ...change })
    expect(later.compiled).toEqual(['docs/a.md'])
  })

  it('compiles it again if the engine or its options have changed', async () => {
    const dir = tempFolder()
    await open(dir).page()
    const later = open(dir, { fingerprint: 'engine 2' })
    await later.page()
    expect(later.compiled).toEqual(['docs/a.md'])
  })

  it('compiles it again if a link in it has a new target', async () => {
    const dir = tempFolder()
    await open(dir).page()
    const later = open(dir, { target: '/docs/moved' })
    expect(await later.page()).toEqual({ type: 'html', html: '<p>/docs/moved</p>' })
    expect(later.compiled).toEqual(['docs/a.md'])
  })

  it('CB-19: compiles it again if a file whose text it shows has changed', async () => {
    const dir = tempFolder()
    await open(dir).page()
    const later = open(dir, { text: 'two' })
    await later.page()
    expect(later.compiled).toEqual(['docs/a.md'])
  })

  it('compiles it again when the declarations of its samples have changed', async () => {
    const dir = tempFolder()
    const { result } = open(dir)
    expect(await result()).not.toHaveProperty('declarations')
    const same = open(dir)
    await same.page()
    expect(same.compiled).toEqual([])
    const later = open(dir, { types: 'others' })
    await later.page()
    expect(later.compiled).toEqual(['docs/a.md'])
  })

  it('compiles it again when a sample was wrong', async () => {
    const dir = tempFolder()
    expect((await open(dir, { types: 'wrong' }).result()).problems).toEqual([WRONG_SAMPLE])
    const later = open(dir, { types: 'wrong' })
    await later.result()
    expect(later.compiled).toEqual(['docs/a.md'])
  })

  it.each([
    ['---\ntitle: A\n\nimage: ./gone.png\n---\n# A\n', 4],
    ['\uFEFF---\r\n"image" : ./gone.png\r\n---\r\n', 2],
    ['---\n{ image: ./gone.png }\n---\n', 1],
  ])('reports the line of an `image` that is missing: %j → %i (FM-5)', async (text, line) => {
    const file = join(tempFolder(), 'a.md')
    writeFileSync(file, text)
    const { problems } = await open(tempFolder()).result({
      ...task,
      file,
      frontMatter: { image: './gone.png' },
    })
    expect(problems).toEqual([
      {
        type: 'broken-image',
        code: 'broken-image',
        message: 'The `image` of the front matter names the file "./gone.png", which does not exist.',
        line,
        column: 1,
      },
    ])
  })

  it('compiles it again when the cache is corrupt', async () => {
    const dir = tempFolder()
    await open(dir).page()
    for (const name of readdirSync(dir))
      writeFileSync(join(dir, name), '{"page":{"body":{"type":"html","html":"evil"}}}')
    const later = open(dir)
    expect(await later.page()).toEqual({ type: 'html', html: '<p>/docs/b</p>' })
    expect(later.compiled).toEqual(['docs/a.md'])
  })
})
