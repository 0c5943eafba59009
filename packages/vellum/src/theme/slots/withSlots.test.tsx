import { describe, expect, it } from 'vitest'
import { renderElement, sampleDoc, sampleSite } from '../../../test/samplePage.js'
import type { SlotProps } from '../../client/context/slot.js'
import { withSlots } from './withSlots.js'

const Base = ({ text }: { text: string }) => <b>{text}</b>
const note = (name: string) =>
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each name
  function Note({ page }: SlotProps) {
    return <i title={`${name} ${page.kind} ${page.path}`} />
  }

describe('withSlots', () => {
  it('shows components before and after a component, on their pages (TP-6)', () => {
    const Slotted = withSlots(Base, {
      before: [{ Component: note('one') }, { Component: note('two'), pages: /^\/docs\/a$/ }],
      after: [{ Component: note('three'), pages: /^\/docs\/b$/ }],
    })
    const site = sampleSite()
    const html = (path: string) =>
      renderElement(<Slotted text="x" />, {
        page: sampleDoc({ path }),
        site: { ...site, baseUrl: '/base/', locale: { ...site.locale, baseUrl: '/base/' } },
      }).html
    expect(html('/base/docs/a')).toBe(
      '<i title="one page /base/docs/a"></i><i title="two page /base/docs/a"></i><b>x</b>',
    )
    expect(html('/base/docs/b')).toBe(
      '<i title="one page /base/docs/b"></i><b>x</b><i title="three page /base/docs/b"></i>',
    )
  })
})
