// Runs a sample in Node against a demo API of its own, over HTTP, and returns what it
// printed. TypeScript is bundled first; JavaScript runs as it is written.

import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { rolldown } from 'rolldown'
import ts from 'typescript'
import { startDemoServer } from '../demoApi/httpServer'
import { API_ORIGIN } from '../demoApi/origin'
import { urls } from '../urls'
import type { Sample } from './collect'
import { writeSample } from './folders'
import type { Run } from './run'

const PRELOAD = new URL('./nodePreload.mjs', import.meta.url).href
const LONGEST = 20_000

/** Runs a sample as a program of its own. */
export async function runInNode(sample: Sample, parent: string): Promise<Run> {
  const outside = sample.uninstalled ? mkdtempSync(join(tmpdir(), 'sample-')) : undefined
  const { folder, file } = writeSample(sample, outside ?? parent)
  const server = await startDemoServer()
  try {
    const source = sample.server ? writeRenderer(file) : file
    const program = /^tsx?$/.test(sample.language) ? await compile(source, sample) : file
    const { code, printed } = await execute(program, folder, server.origin)
    return report({ code, printed, folder, origin: server.origin })
  } finally {
    await server.close()
    if (outside) rmSync(outside, { recursive: true, force: true })
  }
}

/** A program that renders the component of a file, waits for all of it, and prints its text; returns its path. */
function writeRenderer(file: string): string {
  const program = join(dirname(file), '.render.ts')
  writeFileSync(
    program,
    `import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import Sample from './${basename(file)}'
const stream = await renderToReadableStream(createElement(Sample))
await stream.allReady
const html = await new Response(stream).text()
console.log(html.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, '\\n').split('\\n').filter(Boolean).join('\\n'))
`,
  )
  return program
}

/** One JavaScript file of a TypeScript file and what it imports by path. */
async function compile(file: string, { runtime }: Sample): Promise<string> {
  const target = join(dirname(file), runtime === 'cjs' ? '.sample.cjs' : '.sample.mjs')
  if (runtime === 'cjs') {
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
    })
    ts.sys.writeFile(target, outputText)
    return target
  }
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    logLevel: 'silent',
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
  })
  await bundle.write({ file: target, format: 'esm', codeSplitting: false })
  await bundle.close()
  return target
}

/** Both streams go to one file, so that their lines keep their order. */
async function execute(program: string, cwd: string, origin: string) {
  const log = join(cwd, '.log')
  const descriptor = openSync(log, 'w')
  try {
    const child = spawn(process.execPath, ['--import', PRELOAD, program], {
      cwd,
      stdio: ['ignore', descriptor, descriptor],
      timeout: LONGEST,
      env: {
        PATH: process.env.PATH,
        NODE_NO_WARNINGS: '1',
        NO_COLOR: '1',
        SAMPLE_ORIGINS: [API_ORIGIN, urls.site].join(' '),
        DEMO_ORIGIN: origin,
      },
    })
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('exit', resolve)
      child.once('error', reject)
    })
    return { code, printed: readFileSync(log, 'utf8') }
  } finally {
    closeSync(descriptor)
  }
}

function report({
  code,
  printed,
  folder,
  origin,
}: {
  code: number | null
  printed: string
  folder: string
  origin: string
}): Run {
  const [before = '', after] = printed.split('\0uncaught ')
  const error = after?.split('\n', 1)[0]
  /** Without what differs from one run to the next. */
  const stable = (text: string) => text.replaceAll(folder, '/home/you/project').replaceAll(origin, API_ORIGIN)
  const output = stable([before.trimEnd(), error].filter(Boolean).join('\n'))
  return {
    output,
    threw: error !== undefined,
    failure:
      code === null
        ? `It does not end: stopped after ${LONGEST / 1000} s.`
        : code !== 0 && error === undefined
          ? `It ends with exit code ${code}.`
          : undefined,
  }
}
