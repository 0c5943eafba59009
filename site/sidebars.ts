// The one sidebar of the docs. The order is that of a first visit: what it is,
// how to get it, how to use it, everything it can do.

import { client } from './addresses'

const methods = `api/${client}/methods`

export default {
  tutorialSidebar: [
    'introduction',
    {
      type: 'category',
      label: 'Installation',
      link: {
        type: 'generated-index',
        description: 'One package, three module formats: pick the place your code runs in.',
      },
      items: [
        'installation/nodejs',
        'installation/browser-with-bundlers',
        'installation/browser-without-bundlers',
        'installation/cjs',
        'installation/umd',
      ],
    },
    {
      type: 'category',
      label: 'Frameworks',
      link: {
        type: 'generated-index',
        description: 'Where the client goes in an application, and how a request ends with its component.',
      },
      items: ['frameworks/react', 'frameworks/vite', 'frameworks/vue3'],
    },
    {
      type: 'category',
      label: 'API Reference',
      link: {
        type: 'generated-index',
        description: 'Every option, every call and every way to fail.',
      },
      items: [
        `api/${client}-options`,
        {
          type: 'category',
          label: 'The client',
          link: { type: 'doc', id: `api/${client}/index` },
          items: [
            {
              type: 'category',
              label: 'Methods',
              link: {
                type: 'generated-index',
                description: 'The five calls of a client, and setHeaders.',
              },
              items: [
                `${methods}/get-async`,
                `${methods}/post-async`,
                `${methods}/put-async`,
                `${methods}/patch-async`,
                `${methods}/delete-async`,
                `${methods}/set-headers`,
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Playground',
      link: {
        type: 'generated-index',
        description: 'Short programs to change and run again. They need no server.',
      },
      items: ['playground/esm', 'playground/cjs'],
    },
    {
      type: 'category',
      label: 'Example Apps',
      link: {
        type: 'generated-index',
        description: 'Small whole applications, file by file.',
      },
      items: ['example/bundler', 'example/esm-cdn', 'example/umd'],
    },
    'support',
    'contribute',
    'license',
  ],
}
