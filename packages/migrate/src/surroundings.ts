// Files around a site: `.gitignore`, `tsconfig.json`, settings of hosts and workflows. Changes what is plain, reports the rest.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Findings } from './findings.js'

/** New texts of files, by their paths in the site. */
export type NewFiles = Map<string, string>

/** Changes the files around a site; `folders` are the old names of output and cache. */
export function changeSurroundings(
  siteDir: string,
  { files, findings, output, cache }: { files: NewFiles; findings: Findings; output: string; cache: string },
): void {
  const change = (name: string, edit: (text: string) => string, text: string) => {
    const path = join(siteDir, name)
    if (!existsSync(path)) return
    const before = readFileSync(path, 'utf8')
    const after = edit(before)
    if (after === before) return
    files.set(name, after)
    findings.add({ code: 'file-changed', outcome: 'changed', text, at: name })
  }
  change(
    '.gitignore',
    (text) => ignored(text, { output, cache }),
    `.gitignore has \`dist\` and \`.vellum\` in place of \`${output}\` and \`${cache}\`.`,
  )
  for (const name of ['tsconfig.json', 'jsconfig.json']) {
    change(
      name,
      (text) => {
        const extended = text.replace(
          /("extends"\s*:\s*)"(?:@docusaurus\/tsconfig|@tsconfig\/docusaurus)[^"]*"/,
          '$1"vellum/tsconfig.json"',
        )
        return extended.replace(/("exclude"\s*:\s*)(\[[^\]]*\])/, (_, key: string, list: string) => {
          const renamed = list
            .replaceAll(new RegExp(`"(\\./)?${escaped(cache)}((?:/[^"]*)?)"`, 'g'), '"$1.vellum$2"')
            .replaceAll(new RegExp(`"(\\./)?${escaped(output)}((?:/[^"]*)?)"`, 'g'), '"$1dist$2"')
          return `${key}${renamed}`
        })
      },
      `${name} extends vellum/tsconfig.json, and leaves out its folders.`,
    )
  }
  change(
    'netlify.toml',
    (text) =>
      text.replace(new RegExp(`^(\\s*publish\\s*=\\s*")((?:[^"]*/)?)${output}/?(")`, 'm'), '$1$2dist$3'),
    'netlify.toml publishes `dist`.',
  )
  change(
    'vercel.json',
    (text) =>
      text.replace(new RegExp(`("outputDirectory"\\s*:\\s*")((?:[^"]*/)?)${output}(")`), '$1$2dist$3'),
    'vercel.json publishes `dist`.',
  )
  if (existsSync(join(siteDir, 'babel.config.js'))) {
    findings.add({
      code: 'not-needed',
      outcome: 'changed',
      text: 'babel.config.js is no longer read: delete it.',
      at: 'babel.config.js',
    })
  }
  reportHosts(siteDir, { findings, output })
}

function ignored(text: string, { output, cache }: { output: string; cache: string }): string {
  const rename = (line: string): string => {
    const [, open = '', name, close = ''] = /^(\/?)(.*?)(\/?)\s*$/.exec(line) ?? []
    if (name === output) return `${open}dist${close}`
    return name === cache ? `${open}.vellum${close}` : line
  }
  const lines = text.split('\n').map(rename)
  for (const name of ['dist', '.vellum']) {
    if (lines.some((line) => line.replaceAll('/', '').trim() === name)) continue
    const isLastEmpty = lines.at(-1) === ''
    lines.splice(isLastEmpty ? -1 : lines.length, 0, name)
  }
  return lines.join('\n')
}

/** Settings whose form is not known well enough to change them. */
function reportHosts(siteDir: string, { findings, output }: { findings: Findings; output: string }): void {
  const root = repositoryRoot(siteDir)
  const site = relative(root, siteDir).replaceAll('\\', '/')
  const folder = `(?:\\./)?(?:${[site, basename(siteDir)].filter(Boolean).map(escaped).join('|') || 'website'})?/?${escaped(output)}/?`
  const pattern = new RegExp(
    `(?:^\\s*(?:-\\s*)?(?:path|publish_dir|publish-dir|folder|directory|baseDirectory|output_location|local_dir|source_dir|build_dir)\\s*[:=]\\s*|"(?:public|source|directory|outputDirectory)"\\s*:\\s*|^\\s*(?:bucket|publish)\\s*=\\s*|COPY\\s.*/)["']?${folder}["']?\\s*(?:,|#.*|\\s\\S+)?$`,
  )
  const workflows = join(root, '.github/workflows')
  const files = [
    ...(existsSync(workflows) ? readdirSync(workflows).map((name) => join(workflows, name)) : []),
    ...[siteDir, root].flatMap((dir) =>
      [
        'firebase.json',
        'wrangler.toml',
        'amplify.yml',
        'Dockerfile',
        '.gitlab-ci.yml',
        'staticwebapp.config.json',
      ].map((name) => join(dir, name)),
    ),
    ...(root === siteDir ? [] : [join(root, 'netlify.toml'), join(root, 'vercel.json')]),
  ]
  for (const file of new Set(files)) {
    if (!existsSync(file)) continue
    const lines = readFileSync(file, 'utf8').split('\n')
    for (const [i, line] of lines.entries()) {
      if (!pattern.test(line)) continue
      findings.add({
        code: 'hosting-folder',
        outcome: 'hand',
        text: `The output folder is \`dist\`, not \`${output}\`.`,
        fix: `Write \`${line.trim().replace(new RegExp(`${escaped(output)}(?=/?["']?\\s*(?:,|#|$|\\s))`), 'dist')}\`.`,
        at: `${relative(siteDir, file).replaceAll('\\', '/')}:${i + 1}`,
      })
    }
  }
}

/** The folder with `.git`, or the site itself. */
export function repositoryRoot(siteDir: string): string {
  for (let dir = siteDir; ; dir = dirname(dir)) {
    if (existsSync(join(dir, '.git'))) return dir
    if (dirname(dir) === dir) return siteDir
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
