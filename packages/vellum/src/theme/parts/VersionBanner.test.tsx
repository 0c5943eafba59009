import { describe, expect, it } from 'vitest'
import { partOf, renderSample, sampleDoc } from '../../../test/samplePage.js'

const banner = (type: 'unreleased' | 'unmaintained') =>
  renderSample({
    page: sampleDoc({
      version: { docsId: 'default', name: '1.0' },
      versionBanner: { type, label: '1.x', latest: { label: '2.x', href: '/docs/install', version: '2.0' } },
      versionBadge: '1.x',
    }),
  }).html

describe('the version of a document', () => {
  it('VR-4: is shown in an alert with a link to the last one, above the article', () => {
    expect(
      partOf(banner('unmaintained'), '<div class="theme-doc-version-banner', '<article>'),
    ).toMatchInlineSnapshot(`
      "<div class="theme-doc-version-banner alert alert--warning margin-bottom--md" role="alert">
      <div>This is documentation for Troth <b>1.x</b>, which is no longer actively maintained.</div>
      <div class="margin-top--md">For up-to-date documentation, see the <b>
      <a href="/docs/install" data-docs-version="default/2.0">latest version</a>
      </b> (2.x).</div>
      </div>
      <article>"
    `)
    expect(banner('unreleased')).toContain(
      'This is unreleased documentation for Troth <b>1.x</b> version.</div>',
    )
  })

  it('VR-5: is shown in a badge', () => {
    expect(banner('unreleased')).toContain(
      '<span class="theme-doc-version-badge badge badge--secondary">Version: 1.x</span>',
    )
  })

  it('VR-2: is not shown when the page has none', () => {
    expect(renderSample().html).not.toContain('theme-doc-version')
  })
})
