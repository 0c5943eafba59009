import { describe, expect, it } from 'vitest'
import { formatHostError } from '../hostError.js'
import { parseHeaders } from '../rules/headerRules.js'
import type { HostRules } from '../rules/hostRules.js'
import { parseRedirects } from '../rules/redirectFile.js'
import { redirectList } from '../rules/redirectRules.js'
import { HOST_TARGETS, hostNeeds } from './targets.js'

const listOf = (text: string) =>
  redirectList(parseRedirects(text, { name: '_redirects', baseUrl: '/' }).rules)

const rules: HostRules = {
  baseUrl: '/',
  headers: parseHeaders(
    '/*\n  Cache-Control: no-cache\n  Policy: "p" $x\n/assets/*\n  Cache-Control: max-age=9\n  ! Policy\n/my%20app\n  Policy: own\n',
  ),
  redirects: listOf('/old /new 301\n/v.1/:a/* /b/:splat?x=:a#c 302\n/caf%C3%A9/* https://x.dev/:splat\n'),
  documents: ['index.html', 'docs/a/index.html', 'b.html', '404.html', 'fr/404.html'],
  notFound: ['/', '/fr/'],
}
const below: HostRules = { ...rules, baseUrl: '/base/', notFound: ['/base/', '/base/fr/'] }

describe('the files of a host', () => {
  it('are none but `_headers` and `_redirects` for Cloudflare, at the root of the domain', () => {
    const { files, siteFolder, publishedFiles } = hostNeeds('cloudflare')
    expect(files(rules)).toEqual({})
    expect([siteFolder?.('/'), siteFolder?.('/base/')]).toEqual(['', 'base/'])
    expect(publishedFiles?.(rules)).toEqual({})
    expect(Object.keys(publishedFiles?.(below) ?? {})).toEqual(['_headers', '_redirects'])
  })

  it('have for Netlify no rule that replaces another: all that match add up there', () => {
    const { files, metaPolicy, siteFolder, publishedFiles } = hostNeeds('netlify')
    expect(files(rules)).toMatchObject({
      _headers: '/*\n/assets/*\n  Cache-Control: max-age=9\n/my%20app\n  Policy: own\n',
    })
    expect(metaPolicy).toBe(true)
    expect(siteFolder?.('/base/')).toBe('base/')
    expect(publishedFiles?.(rules)).toEqual({})
    // It looks for `404.html` at the root only.
    expect(files(rules)._redirects).toMatch(/301\n\/fr\/\* \/fr\/404\.html 404\n$/)
    expect(publishedFiles?.(below)._redirects).toMatch(
      /\n\/base\/fr\/\* \/base\/fr\/404\.html 404\n\/base\/\* \/base\/404\.html 404\n$/,
    )
  })

  it('switch Jekyll off for GitHub Pages, where the base URL is not part of the folder', () => {
    const { files, metaPolicy, redirectPages, siteFolder } = hostNeeds('github-pages')
    expect(files(rules)).toEqual({ '.nojekyll': '' })
    expect([metaPolicy, redirectPages, siteFolder]).toEqual([true, true, undefined])
  })

  it('are routes for Vercel, beside the files: it reads no configuration among them', () => {
    const { files, outDir, siteFolder, publishedFiles } = hostNeeds('vercel')
    expect(files(rules)).toEqual({})
    expect(outDir).toBe('.vercel/output')
    expect([siteFolder?.('/'), siteFolder?.('/base/')]).toEqual(['static/', 'static/base/'])
    const { 'config.json': text = '' } = publishedFiles?.(rules) ?? {}
    expect(JSON.parse(text)).toEqual({
      version: 3,
      routes: [
        {
          src: '^(?!/fr/|/assets/|/my%20app$)/.*$',
          headers: { 'Cache-Control': 'no-cache', Policy: '"p" $x' },
          continue: true,
        },
        { src: '^/fr/.*$', headers: { 'Cache-Control': 'no-cache', Policy: '"p" $x' }, continue: true },
        { src: '^/assets/.*$', headers: { 'Cache-Control': 'max-age=9' }, continue: true },
        { src: '^/my%20app$', headers: { 'Cache-Control': 'no-cache', Policy: 'own' }, continue: true },
        {
          src: '^/(?:_headers|_redirects|_dotfiles|_nginx\\.conf|_Caddyfile|\\.vellum)$',
          dest: '/404.html',
          status: 404,
        },
        { src: '^/+old/*$', caseSensitive: true, status: 301, headers: { Location: '/new' } },
        {
          src: '^/+v\\.1/+([^/]+)(?:/+(.*))?$',
          caseSensitive: true,
          status: 302,
          headers: { Location: '/b/$2?x=$1#c' },
        },
        {
          src: '^/+caf%C3%A9(?:/+(.*))?$',
          caseSensitive: true,
          status: 301,
          headers: { Location: 'https://x.dev/$1' },
        },
        { src: '^(/.+)/$', dest: '$1' },
        { handle: 'filesystem' },
        { handle: 'error' },
        { src: '^/fr/.*$', dest: '/fr/404.html', status: 404 },
        { src: '^/.*$', dest: '/404.html', status: 404 },
      ],
      overrides: {
        'index.html': { path: '' },
        'docs/a/index.html': { path: 'docs/a' },
        'b.html': { path: 'b' },
      },
    })
    expect(JSON.parse(publishedFiles?.(below)['config.json'] ?? '')).toMatchObject({
      overrides: { 'base/index.html': { path: 'base' }, 'base/docs/a/index.html': { path: 'base/docs/a' } },
    })
  })

  it('are locations with all their headers for nginx', () => {
    const { '_nginx.conf': written = '' } = hostNeeds('nginx').files(rules)
    const text = written.replace(/^ {2}/gm, '')
    expect(text).toContain(`location "/assets/" {
  add_header Cache-Control "max-age=9" always;
  error_page 404 "/404.html";
  try_files $uri $uri/index.html $uri.html =404;
}`)
    expect(text).toContain(
      'location = "/my app" {\n  add_header Cache-Control "no-cache" always;\n  add_header Policy "own" always;',
    )
    expect(text).toContain('location "/fr/" {')
    expect(text).toContain('error_page 404 "/fr/404.html";')
    expect(text).toContain('location = "/old/" {\n  return 301 "/new$is_args$args";\n}')
    expect(text).toContain(`location ~ "^/v\\\\.1/[^/]+(?:/.*)?$" {
  if ($request_uri ~ "^/+[^/?]+/+(?P<old0>[^/?]+)(?:/+(?P<old1>[^?]*))?") {
    return 302 "/b/\${old1}?x=\${old0}#c";
  }
  error_page 404 "/404.html";
  return 404;
}`)
    // A variable would be replaced by nothing.
    expect(text).toContain('add_header Policy "\\"p\\" %24x" always;')
  })

  it('are handles with all their headers for Caddy, the most specific first', () => {
    const { _Caddyfile: text = '' } = hostNeeds('caddy').files(rules)
    const handles = [...text.matchAll(/^\t{2}handle "(.*)"/gm)].map(([, path]) => path)
    // Of not-found pages, then of files.
    expect(handles).toEqual(['/fr/*', '/*', '/my app', '/assets/*', '/fr/*', '/*'])
    expect(text).toContain('redir @old0 "/new{old_query}" 301')
    expect(text).toContain('redir @old1 "/b/{re.old1.splat}?x={re.old1.a}#c" 302')
    expect(text).toContain('redir @old2 "https://x.dev/{re.old2.splat}{old_query}" 301')
    expect(text).toContain('Policy "\\"p\\" $x"')
  })

  it('say nothing of the rest of a server that has other sites', () => {
    const headers = parseHeaders('/*\n  A: 1\n/base/a\n  B: 2\n/other\n  C: 3\n')
    const redirects = redirectList(
      parseRedirects('/old /new\n', { name: '_redirects', baseUrl: '/base/' }).rules,
    )
    const ofSite = { ...below, headers, redirects }
    const { '_nginx.conf': nginx = '' } = hostNeeds('nginx').files(ofSite)
    expect([...nginx.matchAll(/^\S.*/gm)].map(([line]) => line)).toEqual([
      expect.stringMatching(/^# Written by vellum-host\. /),
      'location = "/base" {',
      '}',
      'location "/base/" {',
      '}',
    ])
    expect([...nginx.matchAll(/^ {2}location ([^^~].*) \{/gm)].map(([, match]) => match)).toEqual([
      '= "/base/old"',
      '= "/base/old/"',
      '"/base/"',
      '"/base/fr/"',
      '= "/base/a"',
    ])
    const { _Caddyfile: caddy = '' } = hostNeeds('caddy').files(ofSite)
    expect([...caddy.matchAll(/^\w.*/gm)].map(([line]) => line)).toEqual([
      'handle "/base" {',
      'handle "/base/*" {',
    ])
  })

  it('hide names that begin with a dot on nginx and Caddy, but those that are published', () => {
    const dotFiles = ['.net/index.html', 'docs/.a.html', '_data/.net.json']
    const { '_nginx.conf': nginx = '' } = hostNeeds('nginx').files({ ...below, dotFiles })
    const locations = [...nginx.matchAll(/^ {2}location (.*) \{\n {4}(.*)/gm)].map(([, match, line]) => [
      match,
      line,
    ])
    expect(locations).toEqual(
      expect.arrayContaining([
        ['~ "^/base/fr/(?:[^/]*/)*\\\\.(?!well-known(?:/|$))"', 'error_page 404 "/base/fr/404.html";'],
        ['~ "^/base/(?:[^/]*/)*\\\\.(?!well-known(?:/|$))"', 'error_page 404 "/base/404.html";'],
      ]),
    )
    const exact = ['.net/index.html', '.net', '.net/', 'docs/.a.html', 'docs/.a', '_data/.net.json']
    expect(locations.map(([match]) => match)).toEqual(
      expect.arrayContaining(exact.map((path) => `= "/base/${path}"`)),
    )
    const { _Caddyfile: caddy = '' } = hostNeeds('caddy').files({ ...below, dotFiles })
    expect(caddy).toContain('path_regexp `^/base(?:/(?:[^./][^/]*|\\.well-known)?)*$`')
    expect(caddy).toContain(
      'not path_regexp `^(?:/base/\\.net/index\\.html|/base/\\.net|/base/\\.net/|/base/docs/\\.a\\.html|/base/docs/\\.a|/base/_data/\\.net\\.json)$`',
    )
  })

  it('exist for every host that the command line offers', () => {
    for (const target of HOST_TARGETS) expect(hostNeeds(target).files(rules)).toBeTypeOf('object')
  })
})

describe('what redirects a host cannot do', () => {
  it('are patterns on GitHub Pages', () => {
    const { redirectWarning } = hostNeeds('github-pages')
    const warnings = (text: string) => [redirectWarning?.(listOf(text)) ?? []].flat().map(formatHostError)
    expect(warnings('/old /new\n')).toEqual([])
    expect(warnings('/old /new\n/a/* /b/:splat\n')).toEqual([
      `GitHub Pages cannot redirect patterns: "/a/*" will be not found there.
  at _redirects:2
  List the old URLs one by one: each gets a page that redirects.`,
    ])
  })

  it('are more than Cloudflare reads', () => {
    const { redirectWarning } = hostNeeds('cloudflare')
    const many = (count: number, line: (n: number) => string) =>
      listOf(Array.from({ length: count }, (_, index) => `${line(index)}\n`).join(''))
    expect(redirectWarning?.(many(1000, (n) => `/a${n} /b`))).toBeUndefined()
    expect(redirectWarning?.(many(1001, (n) => `/a${n} /b`))?.message).toBe(
      'Cloudflare Pages reads 2000 redirects and 100 patterns; this site has 2002 and 0.',
    )
    expect(redirectWarning?.(many(101, (n) => `/a${n}/* /b/:splat`))?.message).toMatch(/has 101 and 101\.$/)
  })
})
