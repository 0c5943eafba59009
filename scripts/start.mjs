// @ts-check
// Builds and serves the site, or the manual of Vellum.
//
//   npm start        build, then serve
//   npm run serve    serve what is built (--no-build)
//   npm run dev      serve the site while it is written (--watch)
//   npm run manual   serve the manual while it is written (--watch --manual)
//
// Options: --port 4000 (or the environment variable PORT)

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, buildPackages } from './build.mjs'
import { Failure } from './failure.mjs'
import { root, runScript } from './script.mjs'

await runScript(import.meta.url, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      'no-build': { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      manual: { type: 'boolean', default: false },
      port: { type: 'string', default: process.env.PORT || '3000' },
    },
  })
  if (values.watch) await buildPackages()
  else if (!values['no-build']) await build()
  const site = join(root, values.manual ? 'manual' : 'site')
  if (!values.watch && !existsSync(join(site, 'dist'))) {
    throw new Failure('The site is not built.', { hint: 'Run `npm run build` first.' })
  }
  // In this process, so that ending it ends the server as well. Built only
  // now, hence no import at the top.
  const cli = new URL('../packages/vellum/dist/node/bundle/cli.js', import.meta.url)
  /** @type {{ runCli: (args: string[]) => Promise<number> }} */
  const { runCli } = await import(cli.href)
  return runCli([values.watch ? 'dev' : 'serve', site, '--port', values.port])
})
