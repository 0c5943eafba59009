// Every URL outside of the manual that its shell links to, and its own.

import { MANUAL_URL } from 'vellum/reference'

const repository = 'https://github.com/troth-http/troth'

/** Where the manual is published. `MANUAL_URL=https://docs.example.com/ npm run build` builds it for another host or path. */
export const manual = new URL(process.env.MANUAL_URL || MANUAL_URL)

/** URLs by what a reader finds there. */
export const urls = {
  npm: 'https://www.npmjs.com/package/vellum',
  repository,
  issues: `${repository}/issues`,
  changelog: `${repository}/blob/main/packages/vellum/CHANGELOG.md`,
  /** The path of a file in `manual/` is added. */
  edit: `${repository}/edit/main/manual/`,
}
