// @ts-check
// Writes each set of labels that browsers load as one object: joining its tables in the browser would be
// more code in every page. In: src/shared/labels/sent, not the output of `tsc`, which leaves a file alone
// when only a table has changed. Out: the same exports as literals, in dist.

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** The sets that browsers load. */
const SETS = ['shellLabels', 'contentLabels']

for (const name of SETS) {
  const source = new URL(`../src/shared/labels/sent/${name}.ts`, import.meta.url)
  const bundle = await rolldown({ input: fileURLToPath(source) })
  const { output } = await bundle.generate()
  const exported = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  writeFileSync(
    new URL(`../dist/shared/labels/sent/${name}.js`, import.meta.url),
    Object.entries(exported)
      .map(([key, labels]) => `export const ${key} = ${JSON.stringify(labels, null, 2)}\n`)
      .join(''),
  )
}
