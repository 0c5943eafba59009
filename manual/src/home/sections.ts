// The sections of the manual, for the home page.

import { translate } from 'vellum/client'

/** The sections with a sentence about each, in the language of the page. */
export function listSections() {
  return [
    {
      to: '/learn',
      title: translate({ id: 'section.learn', message: 'Learn' }),
      text: translate({
        id: 'section.learn.text',
        message: 'From an empty folder to a published site, one subject per page.',
      }),
    },
    {
      to: '/reference',
      title: translate({ id: 'section.reference', message: 'Reference' }),
      text: translate({
        id: 'section.reference.text',
        message: 'Every field, key, command, component, token and label.',
      }),
    },
    {
      to: '/move',
      title: translate({ id: 'section.move', message: 'Move' }),
      text: translate({
        id: 'section.move.text',
        message: 'From Docusaurus, VitePress, Starlight and Nextra.',
      }),
    },
    {
      to: '/why',
      title: translate({ id: 'section.why', message: 'Why' }),
      text: translate({
        id: 'section.why.text',
        message: 'How it works, what a page costs, and what it is not for.',
      }),
    },
  ]
}
