// `dev` in the configuration: what only the development server reads.

import type { z } from 'zod'
import { choose, fields, list, matching, type Named, type OutputOf, type Schema } from './schemaKinds.js'

const hostName = matching<string>(
  'a host name without protocol and port, such as "docs.test" or ".ngrok.app"',
  (value) => typeof value === 'string' && /^\.?[^\s./:@]+(?:\.[^\s./:@]+)*$/.test(value),
)

const shape = fields({
  /**
   * Host names that `vellum dev` serves besides `localhost`, IP addresses, the name of the machine and that
   * of `--host`: of a container, a proxy or a tunnel. One that starts with a dot stands for all names that
   * end with it. `true` allows every name: then any website can read yours while the server runs. @default []
   * @example ['docs.test', '.ngrok.app']
   */
  allowedHosts: choose(
    (value): Schema<string[] | true> =>
      Array.isArray(value)
        ? list(hostName)
        : matching('an array of host names, or `true`', (all) => all === true),
  ).default([]),
})

/** `dev`, as an author writes it. */
export interface UserDev extends Named, z.input<typeof shape> {}

/** `dev`, complete. */
export interface DevConfig extends Named, OutputOf<typeof shape> {}

export const devSchema: Schema<z.output<typeof shape>, UserDev> = shape
