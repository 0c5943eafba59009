import { describe, expect, it } from 'vitest'
import { parseHeaders } from './headerRules.js'
import type { HostRules } from './hostRules.js'
import { parseRedirects } from './redirectRules.js'
import { HOST_TARGETS, needsOf } from './targets.js'

const rules: HostRules = {
  baseUrl: '/',
  headers: parseHeaders(
    '/*\n  Cache-Control: no-cache\n  Policy: "p" $x\n/assets/*\n  Cache-Control: max-age=9\n  ! Policy\n/my%20app\n  Policy: own\n',
  ),
  redirects: parseRedirects('/old /new 301\n'),
  notFound: ['/', '/fr/'],
}

describe('the files of a host', () => {
  it('are none but `_headers` and `_redirects` for Cloudflare', () => {
    expect(needsOf('cloudflare').files(rules)).toEqual({})
  })

  it('have for Netlify no rule that replaces another: all that match add up there', () => {
    expect(needsOf('netlify').files(rules)).toEqual({
      _headers: '/*\n/assets/*\n  Cache-Control: max-age=9\n/my%20app\n  Policy: own\n',
    })
    expect(needsOf('netlify').metaPolicy).toBe(true)
  })

  it('switch Jekyll off for GitHub Pages', () => {
    expect(needsOf('github-pages').files(rules)).toEqual({ '.nojekyll': '' })
    expect(needsOf('github-pages').metaPolicy).toBe(true)
  })

  it('are rules for Vercel', () => {
    const { 'vercel.json': text = '' } = needsOf('vercel').files(rules)
    expect(JSON.parse(text)).toEqual({
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        {
          source: '/(.*)',
          headers: [
            { key: 'Cache-Control', value: 'no-cache' },
            { key: 'Policy', value: '"p" $x' },
          ],
        },
        {
          source: '/fr/(.*)',
          headers: [
            { key: 'Cache-Control', value: 'no-cache' },
            { key: 'Policy', value: '"p" $x' },
          ],
        },
        { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'max-age=9' }] },
        {
          source: '/my app',
          headers: [
            { key: 'Cache-Control', value: 'no-cache' },
            { key: 'Policy', value: 'own' },
          ],
        },
      ],
      redirects: [{ source: '/old', destination: '/new', statusCode: 301 }],
    })
  })

  it('are locations with all their headers for nginx', () => {
    const { '_nginx.conf': text = '' } = needsOf('nginx').files(rules)
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
    expect(text).toContain('location = "/old/" {\n  return 301 "/new";\n}')
    // A variable would be replaced by nothing.
    expect(text).toContain('add_header Policy "\\"p\\" %24x" always;')
  })

  it('are handles with all their headers for Caddy, the most specific first', () => {
    const { _Caddyfile: text = '' } = needsOf('caddy').files(rules)
    const handles = [...text.matchAll(/^\thandle "(.*)"/gm)].map(([, path]) => path)
    expect(handles).toEqual(['/my app', '/assets/*', '/fr/*', '/*'])
    expect(text).toContain('redir "/old" "/new" 301')
    expect(text).toContain('Policy "\\"p\\" $x"')
  })

  it('exist for every host that the command line offers', () => {
    for (const target of HOST_TARGETS) expect(needsOf(target).files(rules)).toBeTypeOf('object')
  })
})
