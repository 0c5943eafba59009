// Runs a sample in Node against a demo API of its own, over HTTP, and returns what it
// printed. TypeScript is bundled first; JavaScript runs as it is written.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { rolldown } from 'rolldown'
import ts from 'typescript'
import type { Api } from 'vellum-playground/api'
import { type Conditions, withConditions } from 'vellum-playground/testing'
import { startDemoServer } from '../demoApi/httpServer'
import { API_ORIGIN } from '../demoApi/origin'
import playgroundApi from '../playground/api'
import type { Sample } from './collect'
import { writeSample } from './folders'
import { type Ended, LONGEST, runAlone, type SampleProcesses } from './nodeProcesses'
import type { Run } from './run'

/** Runs a sample: in a process of its own, or after others when it could not tell the difference. */
export async function runInNode(
  sample: Sample,
  { parent, processes, network }: { parent: string; processes: SampleProcesses; network?: Conditions },
): Promise<Run> {
  const outside = sample.uninstalled ? mkdtempSync(join(tmpdir(), 'sample-')) : undefined
  const { folder, file } = writeSample(sample, outside ?? parent)
  const server = await startDemoServer(network && underNetwork(network))
  try {
    const source = sample.server ? writeRenderer(file) : file
    const program = /^tsx?$/.test(sample.language) ? await compile(source, sample) : file
    const task = { program, cwd: folder, demo: server.origin }
    const ended = await (canShare(sample, program) ? processes.run(task) : runAlone(task))
    return report(ended, { folder, origin: server.origin })
  } finally {
    await server.close()
    if (outside) rmSync(outside, { recursive: true, force: true })
  }
}

/** The demo API behind the network that a reader has set in the page. */
function underNetwork(conditions: Conditions): (api: Api) => Api {
  return (api) => withConditions(api, { conditions, statusResponse: playgroundApi.statusResponse })
}

/** What belongs to a process: its globals, its streams and signals, modules that register something in it, and how it ends. */
const OF_PROCESS = /\b(?:process|globalThis|global|require|unref)\b|import\.meta|['"](?:node:|msw)/

/** Whether a sample is a plain ES module that needs nothing of its process but an event loop. */
function canShare({ runtime, throws, uninstalled, files }: Sample, program: string): boolean {
  const isBundled = basename(program) === '.sample.mjs'
  const code = [readFileSync(program, 'utf8'), ...(isBundled ? [] : Object.values(files))]
  return runtime === 'esm' && !throws && !uninstalled && !code.some((text) => OF_PROCESS.test(text))
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

function report({ code, printed }: Ended, { folder, origin }: { folder: string; origin: string }): Run {
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
