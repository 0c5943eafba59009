import { describe, expect, it } from 'vitest'
import { classifyChange } from './classifyChange.js'

const knownFiles = {
  siteDir: '/site',
  configFiles: ['/site/vellum.config.ts', '/site/urls.ts'],
  watched: ['/data'],
  hasConfigError: false,
  contentFiles: ['/site/sidebars.ts', '/site/docs/tags.yml'],
  contentDirs: ['/site/docs', '/site/src/pages'],
  packages: ['/packages/lib'],
}

describe('classifyChange', () => {
  it.each([
    ['/site/vellum.config.ts', false, 'config'],
    ['/site/urls.ts', false, 'config'],
    ['/site/vellum.config.mjs', true, 'config'],
    ['/site/docs/vellum.config.ts', false, 'page'],
    ['/data/a.json', false, 'data'],
    ['/data', false, 'data'],
    ['/data-old/a.json', false, 'page'],
    ['/site/sidebars.ts', false, 'content'],
    ['/site/docs/a.md', false, 'content'],
    ['/site/docs/guide/_category_.json', true, 'content'],
    ['/site/docs/picture.png', false, 'page'],
    ['/site/docs/picture.png', true, 'content'],
    ['/site/src/pages/new.tsx', true, 'content'],
    ['/site/src/pages/old.tsx', false, 'page'],
    ['/site/src/components/Box.tsx', true, 'page'],
    ['/site/docs-old/a.md', true, 'page'],
    ['/packages/lib/src/index.ts', false, 'package'],
    ['/packages/lib/node_modules/x/index.js', false, 'page'],
  ] as const)('%s (new: %s) → %s', (file, isNew, change) => {
    expect(classifyChange({ file, isNew }, knownFiles)).toBe(change)
  })

  it.each([
    ['/site/plugins/recipes.ts', 'config'],
    ['/site/data/recipes.json', 'config'],
    ['/site/src/theme.css', 'page'],
    ['/site/docs/a.md', 'content'],
  ] as const)('DEV-4: %s → %s while the configuration has an error', (file, change) => {
    expect(classifyChange({ file, isNew: false }, { ...knownFiles, hasConfigError: true })).toBe(change)
  })
})
