import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../vellum/test/tempFolder.js'
import { formatHostError } from '../hostError.js'
import { headersFor } from './headerRules.js'
import { readFolderRules } from './readFolderRules.js'
import { matchRedirect } from './redirectRules.js'

const tempFolder = tempFolders()

describe('readFolderRules', () => {
  const FILES = {
    'index.html': '',
    '404.html': '',
    'docs/a/index.html': '',
    'fr/404.html': '',
    'app.js': '',
    _headers: '/base/app.js\n  X-Own: 1\n',
    _redirects: '/old /docs/a\n',
  }

  it('reads what a host needs to know of a folder', async () => {
    const { rules, problems } = await readFolderRules(tempFolder(FILES), '/base/')
    expect(problems).toEqual([])
    expect(rules.documents).toEqual(['404.html', 'docs/a/index.html', 'fr/404.html', 'index.html'])
    expect(rules.notFound).toEqual(['/base/', '/base/fr/'])
    expect(matchRedirect(rules.redirects, '/base/old')?.location).toBe('/base/docs/a')
    expect(headersFor('/base/app.js', rules.headers)).toMatchObject({
      'X-Own': '1',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  it('leaves out names that begin with a dot, but those that `_dotfiles` lists', async () => {
    const dir = tempFolder({
      ...FILES,
      '.git/404.html': '',
      '.net/index.html': '',
      '.well-known/a.html': '',
      _dotfiles: '.net/index.html\nnope/.a\n',
    })
    const { rules } = await readFolderRules(dir)
    expect(rules.dotFiles).toEqual(['.net/index.html'])
    expect(rules.documents.filter((name) => name.startsWith('.'))).toEqual([
      '.net/index.html',
      '.well-known/a.html',
    ])
    expect(rules.notFound).toEqual(['/', '/fr/'])
  })

  it('reports lines that are wrong, and redirects that hide a file', async () => {
    const dir = tempFolder({ ...FILES, _redirects: '/old /new 200\n/docs/a /\n/app.js /\n' })
    const { rules, problems } = await readFolderRules(dir)
    expect(rules.redirects.exact.size).toBe(2)
    expect(problems.map(formatHostError)).toEqual([
      'The redirect "/old" has the status 200, which is not one of 301, 302, 303, 307, 308.\n  at _redirects:1\n  Not every host can show one page under the URL of another. Redirect with 301 or 302.',
      'The old URL "/app.js" is the URL of a file.\n  at _redirects:3\n  at app.js\n  Remove the redirect, or the file.',
      'The old URL "/docs/a" is the URL of a file.\n  at _redirects:2\n  at docs/a/index.html\n  Remove the redirect, or the file.',
    ])
  })

  it('says when there is no folder', async () => {
    const message = await readFolderRules('/nowhere/site').then(() => 'it reads', formatHostError)
    expect(message).toBe('There is no folder "/nowhere/site".\n  Pass the folder of the site.')
  })
})
