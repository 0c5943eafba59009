// Every URL outside of the site that its shell and its home page link to,
// and the name of the client, which is part of the paths of the API reference.

/** Path segment of the API reference: `/docs/api/troth/`. The folder `docs/api` is named after it. */
export const client = 'troth'

const organisation = 'troth-http'
const repository = `https://github.com/${organisation}/${client}`

/** URLs by what a reader finds there. */
export const urls = {
  site: `https://${organisation}.github.io`,
  npm: `https://www.npmjs.com/package/${client}`,
  repository,
  issues: `${repository}/issues`,
  discussions: `${repository}/discussions`,
  changelog: `${repository}/blob/main/packages/troth/CHANGELOG.md`,
  /** The path of a file in `site/` is added. */
  edit: `${repository}/edit/main/site/`,
  githubSponsors: `https://github.com/sponsors/${organisation}`,
  openCollective: `https://opencollective.com/${organisation}`,
}
