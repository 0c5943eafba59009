// @ts-check
// Builds and serves the site.
//
//   npm start        build, then serve
//   npm run serve    serve what is built (--no-build)
//   npm run dev      build, serve, and build the site again when it changes (--watch)
//
// Options: --port 4000 (or the environment variable PORT)

import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '../site/serve.mjs'
import { build } from './build.mjs'
import { run } from './command.mjs'
import { Failure } from './failure.mjs'
import { root, runScript } from './script.mjs'

await runScript(import.meta.url, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      'no-build': { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      port: { type: 'string', default: process.env.PORT || '3000' },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Failure(`"${values.port}" is not a port.`, { hint: 'Pass a number from 0 to 65535.' })
  }

  if (!values['no-build']) await build()
  const dir = join(root, 'site/dist')
  if (!existsSync(dir)) throw new Failure('The site is not built.', { hint: 'Run `npm run build` first.' })

  console.log(`Serving the site at ${await serve({ dir, port })}`)
  if (values.watch) rebuildOnChange()
})

/** Builds the site again when one of its files changes, until the process ends. */
function rebuildOnChange() {
  const dir = join(root, 'site')
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  watch(dir, { recursive: true }, (_event, name) => {
    const ours = name?.split(/[\\/]/)[0] === 'dist'
    if (ours) return
    // One save is several events.
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const { code, output } = await run(process.execPath, [join(dir, 'build.mjs')])
      console.log(code === 0 ? 'Built the site again.' : output)
    }, 100)
  })
}
