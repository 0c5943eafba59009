import { describe, expect, it } from 'vitest'
import { themeSchema } from '../../config/themeConfig.js'
import { themeMessages, translateTheme } from './themeTranslations.js'

const theme = themeSchema.parse({
  navbar: {
    title: 'Atlas',
    logo: { src: 'a.svg', alt: 'A compass' },
    items: [
      { label: 'Guide', to: '/docs' },
      { label: 'More', items: [{ label: 'Source', href: 'https://s.dev' }] },
      { type: 'localeDropdown', dropdownItemsAfter: [{ label: 'Help us', to: '/help' }] },
      { type: 'custom-button', label: 'Press' },
      { type: 'html', value: '<hr>' },
    ],
  },
  footer: {
    links: [{ title: 'Learn', items: [{ label: 'Guide', to: '/docs' }, { html: '<b>x</b>' }] }],
    copyright: '2025',
  },
})

describe('the labels of navbar and footer', () => {
  it('have the keys of Docusaurus', () => {
    const { navbar, footer } = themeMessages(theme)
    expect(Object.keys(navbar).sort()).toEqual([
      'item.label.Guide',
      'item.label.Help us',
      'item.label.More',
      'item.label.Press',
      'item.label.Source',
      'logo.alt',
      'title',
    ])
    expect(Object.keys(footer)).toEqual(['link.title.Learn', 'link.item.label.Guide', 'copyright'])
    expect(navbar['item.label.Source']).toEqual({
      message: 'Source',
      description: 'Navbar item with label Source linking to https://s.dev',
    })
  })

  it('are replaced; all that has no translation stays', () => {
    const { navbar, footer } = translateTheme(theme, {
      navbar: {
        title: 'Carte',
        'logo.alt': 'Boussole',
        'item.label.Source': 'Code',
        'item.label.Press': 'Appuyez',
        'item.label.Help us': 'Aidez-nous',
        'item.label.Nobody': 'Personne',
      },
      footer: { 'link.title.Learn': 'Apprendre', copyright: '© 2025' },
    })
    expect(navbar).toMatchObject({
      title: 'Carte',
      logo: { alt: 'Boussole' },
      items: [
        { label: 'Guide' },
        { label: 'More', items: [{ label: 'Code' }] },
        { dropdownItemsAfter: [{ label: 'Aidez-nous' }] },
        { props: { label: 'Appuyez' } },
        { value: '<hr>' },
      ],
    })
    expect(footer).toMatchObject({
      links: { columns: [{ title: 'Apprendre', items: [{ label: 'Guide' }, { html: '<b>x</b>' }] }] },
      copyright: '© 2025',
    })
    expect(translateTheme(theme, { navbar: {}, footer: {} })).toEqual(theme)
  })
})
