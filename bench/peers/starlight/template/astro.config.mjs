// The peer as its own guide sets it up: nothing switched off, nothing tuned.

import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://bench.example',
  // The host of the measurement caches files of this folder forever, as it does for Vellum.
  build: { assets: 'assets' },
  integrations: [
    starlight({
      title: 'Troth',
      favicon: '/favicon.svg',
      logo: { light: './public/img/logo.svg', dark: './public/img/logo-dark.svg', alt: '' },
      sidebar: [{ autogenerate: { directory: 'docs' } }],
    }),
  ],
})
