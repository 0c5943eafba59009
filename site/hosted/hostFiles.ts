// Makes the files that the site hosts besides its pages: Troth's built files, the programs of samples with hidden
// lines, the demo API for pages, data for first programs, and the example apps, running and zipped.

import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleScript } from 'vellum-playground'
import { HOSTED_DATA } from '../demoApi/hostedData'
import { EXAMPLE_APPS, readExample } from '../examples/exampleFolders'
import { readTroth, type TrothPackage } from '../reference/trothFiles'
import { readSampleFiles } from '../samples/collect'
import { exampleZip } from './exampleZip'
import { hashFiles, hashInputs, type Inputs } from './inputs'
import { fillFolder, type HostedFiles, listFolder, replaceFile } from './outputFolder'
import { runningApp } from './runningApp'
import { samplePrograms } from './samplePrograms'

/** The built playground, which the demo API imports. Resolved now: the configuration is loaded from a folder that is gone when it runs. */
const PLAYGROUND = fileURLToPath(new URL('..', import.meta.resolve('vellum-playground/api')))

const inSite = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Makes the folder complete, unless it is, and returns it. Needs the built Troth. */
export async function hostFiles(folder = inSite('.hosted')): Promise<string> {
  // Of which inputs the folder is made, and what is in it; beside it, so that it is not published.
  const stampFile = `${folder}.json`
  const before = readStamp(stampFile)
  // Parsing all pages takes longer than reading them, and every thread of a build comes here.
  const pages = hashFiles([...readSampleFiles(), ...readCode()])
  const programs = before.pages === pages ? undefined : samplePrograms()
  const inputs: Inputs = {
    troth: readTroth(),
    examples: new Map(EXAMPLE_APPS.map((app) => [app, readExample(app)])),
    programs: programs ? hashFiles(programs) : before.programs!,
    folders: [...['demoApi', 'examples', 'hosted'].map(inSite), PLAYGROUND],
    tools: ['fflate', 'rolldown', 'vite'],
  }
  const hash = hashInputs(inputs)
  const stamp = (): Stamp => ({ pages, programs: inputs.programs, hash, files: listFolder(folder) })
  if (hash !== before.hash || listFolder(folder).join() !== before.files?.join())
    fillFolder(folder, await makeFiles(inputs, programs ?? samplePrograms()))
  else if (pages === before.pages) return folder
  replaceFile(stampFile, JSON.stringify(stamp()))
  return folder
}

/** What a folder is made of. */
interface Stamp {
  /** Of the texts that programs are found in. */
  readonly pages: string
  readonly programs: string
  /** Of all inputs. */
  readonly hash: string
  readonly files: readonly string[]
}

function readStamp(file: string): Partial<Stamp> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Stamp>) : {}
}

/** The code that finds programs, by its path. */
function readCode(): [string, string][] {
  const files = ['samples', 'playground'].flatMap((folder) =>
    listFolder(inSite(folder)).map((path) => `${folder}/${path}`),
  )
  return files.map((path) => [path, readFileSync(inSite(path), 'utf8')])
}

async function makeFiles(
  { troth, examples }: Inputs,
  programs: ReadonlyMap<string, string>,
): Promise<HostedFiles> {
  const files = new Map<string, string | Uint8Array>([...trothFiles(troth), ...HOSTED_DATA, ...programs])
  files.set('demo-api.js', await bundleScript(inSite('examples/demoScript/script.ts')))
  for (const [app, sources] of examples) {
    files.set(`examples/${app}.zip`, exampleZip(`troth-${app}`, sources))
    for (const [path, file] of await runningApp(app)) files.set(`examples/${app}/${path}`, file)
  }
  return files
}

/** Under the paths that they have on a CDN: `npm/troth@0.2/dist/esm/index.js` */
function trothFiles({ version, files }: TrothPackage): [string, Buffer][] {
  const minor = version.split('.').slice(0, 2).join('.')
  return [...files]
    .filter(([path]) => !path.startsWith('dist/cjs/'))
    .map(([path, bytes]) => [`npm/troth@${minor}/${path}`, bytes])
}
