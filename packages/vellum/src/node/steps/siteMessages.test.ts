import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SHIPPED_LOCALES, searchMessages, shellMessages, shippedMessages } from './siteMessages.js'

describe('shellMessages', () => {
  const messages = {
    'theme.CodeBlock.copy': 'Copier',
    'theme.CodeBlock.copied': 'Copied',
    'theme.docs.paginator.next': 'Suivant',
    'theme.docs.tagDocListPageTitle': 'x',
    'theme.blog.post.readMore': 'Lire',
    'theme.loading': 'Patience',
    'theme.mine': 'À moi',
    'home.title': 'Accueil',
  }

  it('leaves out messages that browsers never show, and English ones', () => {
    expect(shellMessages(messages, { hasComponents: false })).toEqual({
      'theme.CodeBlock.copy': 'Copier',
      'theme.loading': 'Patience',
      'theme.mine': 'À moi',
      'home.title': 'Accueil',
    })
  })

  it('has the messages of content for pages with components', () => {
    const words = shellMessages(messages, { hasComponents: true })
    expect(words['theme.docs.paginator.next']).toBe('Suivant')
  })

  it('has the messages of the blog for live posts', () => {
    const words = shellMessages(messages, { hasComponents: true, hasLivePosts: true })
    expect(words['theme.blog.post.readMore']).toBe('Lire')
  })

  it('SR-50, SR-54: has the button of the search; the dialog has its own messages', () => {
    const search = {
      'theme.SearchBar.label': 'Rechercher',
      'theme.SearchModal.placeholder': 'Chercher',
      'theme.SearchModal.searchBox.cancelButtonText': 'Cancel',
    }
    expect(shellMessages(search, { hasComponents: false })).toEqual({ 'theme.SearchBar.label': 'Rechercher' })
    expect(searchMessages(search)).toEqual({ 'theme.SearchModal.placeholder': 'Chercher' })
  })

  it('is empty without messages', () => {
    expect(shellMessages({}, { hasComponents: true })).toEqual({})
  })
})

describe('shippedMessages', () => {
  it('exist for each file of the folder', () => {
    const files = readdirSync(new URL('../../shared/labels/locales/', import.meta.url))
    expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual([...SHIPPED_LOCALES])
  })

  it.each([
    ['fr', 'Suivant'],
    ['fr-CA', 'Suivant'],
    ['zh-CN', '下一页'],
    ['zh', '下一页'],
    ['zh-TW', undefined],
    ['en', undefined],
    ['pl', undefined],
  ])('%s: %s', async (locale, next) => {
    expect((await shippedMessages(locale))['theme.docs.paginator.next']).toBe(next)
  })
})
