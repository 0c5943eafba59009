import { describe, expect, it } from 'vitest'
import type { ExpandedItem } from './items.js'
import { sidebarMessages, translateSidebars } from './translate.js'

const sidebars: Record<string, ExpandedItem[]> = {
  docs: [
    { type: 'doc', id: 'a', label: 'Own label' },
    { type: 'doc', id: 'b' },
    {
      type: 'category',
      label: 'Guides',
      collapsible: true,
      collapsed: true,
      link: { type: 'generated-index', title: 'All', description: 'About' },
      items: [
        { type: 'link', label: 'Forum', href: 'https://f.dev', key: 'the-forum' },
        { type: 'html', value: '<hr>', defaultStyle: false },
      ],
    },
  ],
}

describe('the labels of sidebars', () => {
  it('have the keys of Docusaurus', () => {
    const messages = sidebarMessages(sidebars)
    expect(Object.entries(messages).map(([key, { message }]) => [key, message])).toEqual([
      ['sidebar.docs.doc.Own label', 'Own label'],
      ['sidebar.docs.category.Guides', 'Guides'],
      ['sidebar.docs.category.Guides.link.generated-index.title', 'All'],
      ['sidebar.docs.category.Guides.link.generated-index.description', 'About'],
      ['sidebar.docs.link.the-forum', 'Forum'],
    ])
    expect(messages['sidebar.docs.link.the-forum']?.description).toBe(
      "The label for the link 'Forum' in sidebar 'docs', linking to 'https://f.dev'",
    )
  })

  it('are replaced; what has no translation stays, and URLs keep the original label', () => {
    const translated = translateSidebars(sidebars, {
      'sidebar.docs.doc.Own label': 'Étiquette',
      'sidebar.docs.category.Guides': 'Guide',
      'sidebar.docs.category.Guides.link.generated-index.title': 'Tout',
      'sidebar.docs.link.the-forum': 'Le forum',
      'sidebar.docs.link.gone': 'Parti',
    })
    expect(translated.docs).toMatchObject([
      { type: 'doc', label: 'Étiquette' },
      { type: 'doc', id: 'b' },
      {
        label: 'Guide',
        untranslatedLabel: 'Guides',
        link: { title: 'Tout', description: 'About' },
        items: [{ label: 'Le forum' }, { type: 'html' }],
      },
    ])
    expect(translateSidebars(sidebars, {})).toBe(sidebars)
  })
})
