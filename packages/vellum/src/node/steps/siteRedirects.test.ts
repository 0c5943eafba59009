import { matchRedirect } from 'vellum-host'
import { describe, expect, it } from 'vitest'
import { type Files, tempFolders } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { completeConfig } from '../config/siteConfig.js'
import { listStaticFiles } from '../output/staticFiles.js'
import { loadSite } from './loadSite.js'
import { siteRedirects } from './siteRedirects.js'

const tempFolder = tempFolders()

/** The redirects of a site of these files. */
async function load(files: Files, fields: object = {}) {
  const siteDir = tempFolder({ 'docs/a.md': '# A\n', 'docs/b.md': '# B\n', ...files })
  const config = completeConfig(
    { title: 'T', url: 'https://example.com', baseUrl: '/', ...fields },
    { siteDir },
  )
  const configFiles = [`${siteDir}/vellum.config.ts`]
  const sites = []
  for (const locale of config.i18n.locales)
    sites.push(await loadSite({ config, files: configFiles, filesHash: '' }, { production: true, locale }))
  const statics = await listStaticFiles(config)
  const { list, problems } = await siteRedirects(sites, statics.files)
  return {
    to: (url: string) => matchRedirect(list, url)?.location,
    problems: problems.map(({ severity, error }) => `${severity}: ${formatError(error)}`),
  }
}

const OLD = (lines: string) => `---\n${lines}---\n# Page\n`

describe('siteRedirects', () => {
  it('HO-13: lists redirects of the configuration, of `static/_redirects` and of front matter', async () => {
    const { to, problems } = await load(
      {
        'docs/a.md': OLD('redirect_from: [/old/a, /older/*]\n'),
        'static/_redirects': '# Ours\n/from-file/* /docs/:splat 302\n/gone /docs/b\n',
      },
      { redirects: [{ from: ['/c1', '/c2/'], to: '/docs/b' }] },
    )
    expect(problems).toEqual([])
    expect(['/c1', '/c2', '/from-file/b', '/gone', '/old/a', '/older/x', '/docs/a'].map(to)).toEqual([
      '/docs/b',
      '/docs/b',
      '/docs/b',
      '/docs/b',
      '/docs/a',
      '/docs/a',
      undefined,
    ])
  })

  it('HO-14: warns of a redirect whose target is redirected again', async () => {
    const { problems } = await load(
      { 'docs/a.md': OLD('redirect_from: /older\n') },
      {
        redirects: [
          { from: '/oldest', to: '/old' },
          { from: '/old', to: '/older' },
          { from: '/fine', to: '/docs/b' },
          { from: '/wild/*', to: '/docs/:splat' },
        ],
      },
    )
    expect(problems).toEqual([
      'warn: The redirect "/oldest" has the target "/old", which is redirected to "/docs/a".\n  at vellum.config.ts\n  Write "/docs/a" as its target.',
      'warn: The redirect "/old" has the target "/older", which is redirected to "/docs/a".\n  at vellum.config.ts\n  Write "/docs/a" as its target.',
    ])
  })

  it('HO-13: adds the base URL; redirects of the file are for one locale', async () => {
    const { to, problems } = await load(
      {
        'docs/a.md': OLD('redirect_from: /old\n'),
        'static/_redirects': '/x /docs/b\n/base/y /base/docs/b\n',
      },
      {
        redirects: [{ from: '/c', to: '/docs/b' }],
        baseUrl: '/base/',
        i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      },
    )
    expect(problems).toEqual([])
    const urls = ['old', 'fr/old', 'x', 'y', 'fr/x', 'c', 'fr/c']
    expect(urls.map((url) => to(`/base/${url}`))).toEqual([
      '/base/docs/a',
      '/base/fr/docs/a',
      '/base/docs/b',
      '/base/docs/b',
      undefined,
      '/base/docs/b',
      '/base/fr/docs/b',
    ])
    expect(to('/old')).toBeUndefined()
  })

  it('HO-13: redirects of the configuration are for each locale, unless they name one', async () => {
    const { to, problems } = await load(
      {},
      {
        redirects: [
          { from: '/base/c', to: '/base/docs/b' },
          { from: '/fr/vieux', to: '/fr/docs/a' },
          { from: '/base/fr/v1/*', to: '/base/fr/docs/:splat' },
          { from: '/french', to: '/fr/docs/b' },
          { from: '/fri', to: '/docs/a' },
        ],
        baseUrl: '/base/',
        i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] },
      },
    )
    expect(problems).toEqual([])
    const urls = [
      'c',
      'de/c',
      'fr/vieux',
      'fr/fr/vieux',
      'de/fr/vieux',
      'fr/v1/a',
      'v1/a',
      'french',
      'de/french',
      'de/fri',
    ]
    expect(urls.map((url) => to(`/base/${url}`))).toEqual([
      '/base/docs/b',
      '/base/de/docs/b',
      '/base/fr/docs/a',
      undefined,
      undefined,
      '/base/fr/docs/a',
      undefined,
      '/base/fr/docs/b',
      undefined,
      '/base/de/docs/a',
    ])
  })

  it('HO-14: names the lines of redirects that contradict each other', async () => {
    const { problems } = await load(
      {
        'docs/a.md': OLD('title: A\nredirect_from: /old\n'),
        'docs/b.md': OLD('redirect_from:\n  - /docs/a\n  - "/loop"\n'),
        'static/_redirects': '/old /docs/b\n/docs/a /loop\n/app /docs/b\n',
        'static/app/index.html': '',
        'vellum.config.ts': "export default {\n  redirects: [\n    { from: '/conf', to: '/docs/b' },\n",
      },
      {
        redirects: [
          { from: '/conf', to: '/docs/b' },
          { from: '/conf/', to: '/docs/a' },
        ],
      },
    )
    expect(problems).toEqual([
      `throw: 2 redirects have the old URL "/conf".
  at vellum.config.ts:3
  at vellum.config.ts
  Keep the one that readers should follow.`,
      `throw: 2 redirects have the old URL "/old".
  at static/_redirects:1
  at docs/a.md:3
  Keep the one that readers should follow.`,
      `throw: 2 redirects have the old URL "/docs/a".
  at static/_redirects:2
  at docs/b.md:3
  Keep the one that readers should follow.`,
      `throw: The old URL "/docs/a" is the URL of a page.
  at static/_redirects:2
  at docs/a.md
  Remove the redirect, or change the \`slug\` of the page.`,
      `throw: The old URL "/app" is the URL of a static file.
  at static/_redirects:3
  at static/app/index.html
  Remove the redirect, or the file.`,
    ])
  })

  it('HO-14: reports lines that hosts understand differently', async () => {
    const { problems } = await load({
      'static/_redirects': '/ok /docs/a\n/store id=:id /docs/:id\n/* /index.html 200\n',
    })
    expect(problems.map((text) => text.split('\n').slice(0, 2).join('\n'))).toEqual([
      'throw: The redirect "/store" is for the query "id=:id" only, which not every host supports.\n  at static/_redirects:2',
      'throw: The redirect "/*" has the status 200, which is not one of 301, 302, 303, 307, 308.\n  at static/_redirects:3',
    ])
  })

  it('HO-14: reports a target that is not a page, like broken links', async () => {
    const file = '/x /docs/aa\n/y /docs/b/\n/z /x\n/w /files/any.zip\n/v https://a.dev/\n/u /fr/docs/zzz\n'
    const broken =
      'The redirect "/x" has the target "/docs/aa", which is not a page of this site.\n  at static/_redirects:1\n  Did you mean "/docs/a"?'
    const { problems: patterns } = await load({
      'static/_redirects': '/v1/* /docs/:splat\n/v2/* /dosc/:splat\n/img/* /files/:splat\n/p/:id /docs/:id\n',
      'static/files/a.png': '',
    })
    expect(patterns).toEqual([
      'throw: The redirect "/v2/*" has the target "/dosc/:splat", but the site has no page below "/dosc/".\n  at static/_redirects:2\n  Write a path that has pages below it.',
    ])
    const lost = 'The redirect "/u" has the target "/fr/docs/zzz", which is not a page of this site.'
    const { problems } = await load({ 'static/_redirects': file })
    expect(problems).toEqual([`throw: ${broken}`, expect.stringContaining(lost)])
    const lenient = await load({ 'static/_redirects': '/x /docs/aa\n' }, { onBrokenLinks: 'warn' })
    expect(lenient.problems).toEqual([`warn: ${broken}`])
  })
})
