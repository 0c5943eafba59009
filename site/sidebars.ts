// The one sidebar of the docs. The order is that of a first visit: what it is,
// how to get it, how to use it, everything it can do. The reference is open: each call is one click away.

import { client } from './urls'

const methods = `api/${client}/methods`

export default {
  tutorialSidebar: [
    'index',
    'introduction',
    {
      type: 'category',
      label: 'Installation',
      description: 'Node.js, bundlers, CDN, CommonJS, UMD.',
      link: {
        type: 'generated-index',
        description:
          'One package for Node.js, bundlers, CDNs, CommonJS and script tags: a first response in under a minute, and the errors of each setup.',
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
      description: 'Troth in React, Vue and Vite.',
      link: {
        type: 'generated-index',
        description:
          'Suspense, composables and the dev proxy: where to create the client in React, Vue and Vite, and how to cancel requests on unmount.',
      },
      items: ['frameworks/react', 'frameworks/vite', 'frameworks/vue3'],
    },
    {
      type: 'category',
      label: 'API Reference',
      description: 'Every option, method and error code.',
      collapsed: false,
      link: {
        type: 'generated-index',
        description:
          'Every option with its type and default, the client and its methods, and every error code with its cause and fix.',
      },
      items: [
        `api/${client}-options`,
        {
          type: 'category',
          label: 'The client',
          description:
            'createClient, the response, extend and safe, entries, and every error code with its cause and fix.',
          collapsed: false,
          link: { type: 'doc', id: `api/${client}/index` },
          items: [
            {
              type: 'category',
              label: 'Methods',
              description:
                'getAsync, postAsync, putAsync, patchAsync, deleteAsync and setHeaders, a page each.',
              collapsed: false,
              link: {
                type: 'generated-index',
                description:
                  'What getAsync, postAsync, putAsync, patchAsync and deleteAsync send, return and throw, and what setHeaders changes for all of them.',
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
      description: 'Programs to run and to change.',
      link: {
        type: 'generated-index',
        description: 'Edit and run programs in the page: retries, timeouts, cancellation, errors as values.',
      },
      items: ['playground/esm', 'playground/cjs'],
    },
    {
      type: 'category',
      label: 'Example Apps',
      description: 'One small app, three ways to build it.',
      link: {
        type: 'generated-index',
        description:
          'The same small people directory three ways: with Vite and TypeScript, as one file with ES modules, and with a script tag.',
      },
      items: ['example/bundler', 'example/esm-cdn', 'example/umd'],
    },
    'support',
    'contribute',
    'license',
  ],
}
