import { describe, expect, it } from 'vitest'
import type { SiteData } from '../../shared/site.js'
import { siteFeatures } from './siteFeatures.js'

const logo = { src: '/a.svg', srcDark: '/a.svg' }

function featuresOf(fields: object) {
  const site = { navbar: { items: [], hideOnScroll: false }, docsSidebar: {}, ...fields }
  return siteFeatures(site as unknown as SiteData)
}

describe('features of the shell', () => {
  it('changes logos with the colour mode if one has two images', () => {
    const dark = { ...logo, srcDark: '/b.svg' }
    const withLogos = (navbar: unknown, footer?: unknown) =>
      featuresOf({ navbar: { items: [], logo: navbar }, ...(footer ? { footer: { logo: footer } } : {}) })
        .HAS_THEMED_LOGO
    expect([withLogos(undefined), withLogos(logo), withLogos(logo, logo)]).toEqual([false, false, false])
    expect([withLogos(dark), withLogos(undefined, dark)]).toEqual([true, true])
  })
})
