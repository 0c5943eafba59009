// A PDF of a HTML file, with a Chromium of this machine.

import { spawn } from 'node:child_process'
import { accessSync, constants, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { VellumError } from '../base/errors.js'
import { deleteFolder, deleteOnSignal } from '../base/temporaryFolders.js'

/** Programs that can print, in the order in which they are tried. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const MAC_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]
const WINDOWS_FILES = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

/** What a search for a browser depends on. */
export interface BrowserSearch {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly isExecutable: (file: string) => boolean
}

const machine: BrowserSearch = {
  env: process.env,
  platform: process.platform,
  isExecutable: (file) => {
    try {
      accessSync(file, constants.X_OK)
      return statSync(file).isFile()
    } catch {
      return false
    }
  },
}

/** The Chromium to print with: that of `CHROME_PATH`, or one that is installed. */
export function findChromium({ env, platform, isExecutable }: BrowserSearch = machine): string | undefined {
  const named = env.CHROME_PATH
  if (named) {
    if (isExecutable(named)) return named
    throw new VellumError(`\`CHROME_PATH\` names "${named}", which is no program.`, {
      code: 'invalid-chrome-path',
      hint: 'Set it to the file of a Chrome or Chromium, or unset it.',
    })
  }
  const folders = (env.PATH ?? '').split(platform === 'win32' ? ';' : delimiter).filter(Boolean)
  const programs = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const installed =
    platform === 'darwin'
      ? MAC_FILES
      : platform === 'win32'
        ? [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
            folder ? WINDOWS_FILES.map((file) => `${folder}\\${file}`) : [],
          )
        : []
  return [...programs, ...installed].find(isExecutable)
}

/** Printing thousands of pages takes minutes; a browser that hangs does not end. */
const TIME_LIMIT = 600_000

/** Writes a PDF with an outline and tags. */
export async function writePdf(chromium: string, htmlFile: string, pdfFile: string): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'vellum-print-'))
  const keep = deleteOnSignal(profile)
  try {
    const { code, output } = await run(chromium, [
      '--headless',
      // Chromium does not start as root with its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--no-pdf-header-footer',
      '--generate-pdf-document-outline',
      '--export-tagged-pdf',
      `--user-data-dir=${profile}`,
      `--print-to-pdf=${pdfFile}`,
      pathToFileURL(htmlFile).href,
    ])
    const { size } = statSync(pdfFile, { throwIfNoEntry: false }) ?? { size: 0 }
    if (code === 0 && size > 0) return
    throw new VellumError(`${chromium} wrote no PDF (exit code ${code}).`, {
      code: 'no-pdf',
      files: [htmlFile],
      hint: `${output.trim().split('\n').at(-1) ?? ''}\nThe HTML file is complete: print it with a browser, name a different browser in \`CHROME_PATH\`, or pass --no-pdf.`.trim(),
    })
  } finally {
    deleteFolder(profile)
    keep()
  }
}

function run(
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: TIME_LIMIT })
    let output = ''
    child.stderr.on('data', (chunk) => {
      output = (output + chunk).slice(-4000)
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
