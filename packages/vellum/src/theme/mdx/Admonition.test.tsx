import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderElement, sampleSite, tagLines } from '../../../test/samplePage.js'
import { Admonition } from './Admonition.js'

const html = (element: ReactElement) => tagLines(renderElement(element).html)

describe('Admonition', () => {
  it('has no title, no icon or no heading when these are null (AD-5)', () => {
    const text = (props: { title?: null | ''; icon?: null }) => html(<Admonition {...props}>x</Admonition>)
    expect(text({ title: null })).not.toContain('<span>info')
    expect(text({ title: null })).toContain('vl-admonition-icon')
    expect(text({ icon: null })).toContain('<div class="vl-admonition-heading">\n<span>info</span>')
    expect(text({ title: '', icon: null })).toMatchInlineSnapshot(`
      "<div class="theme-admonition theme-admonition-info alert alert--info">
      <div class="vl-admonition-content">x</div>
      </div>"
    `)
  })

  it('has the markup of Markdown (AD-2, AD-4, AD-5)', () => {
    expect(
      html(
        <Admonition id="i" className="c">
          <p>x</p>
        </Admonition>,
      ),
    ).toMatchInlineSnapshot(`
      "<div class="theme-admonition theme-admonition-info alert alert--info c" id="i">
      <div class="vl-admonition-heading">
      <span class="vl-admonition-icon">
      </span>
      <span>info</span>
      </div>
      <div class="vl-admonition-content">
      <p>x</p>
      </div>
      </div>"
    `)
    expect(
      html(
        <Admonition type="important" title="Mind" icon="☞">
          x
        </Admonition>,
      ),
    ).toMatchInlineSnapshot(`
      "<div class="theme-admonition theme-admonition-important alert alert--info">
      <div class="vl-admonition-heading">
      <span class="vl-admonition-icon">☞</span>
      <span>Mind</span>
      </div>
      <div class="vl-admonition-content">x</div>
      </div>"
    `)
  })

  it('shows a keyword of the site as Markdown does (AD-5)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const site = sampleSite({ admonitionKeywords: ['recipe'] })
    const { html } = renderElement(<Admonition type="recipe">x</Admonition>, { site })
    expect(html).toContain('theme-admonition-recipe alert alert--info')
    expect(html).toContain('<span>recipe</span>')
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('shows an unknown type as info, with a warning (AD-5)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(html(<Admonition type="odd">x</Admonition>)).toContain('theme-admonition-info alert alert--info')
    expect(warn.mock.calls).toEqual([['There is no admonition of the type "odd"; it is shown as "info".']])
    warn.mockRestore()
  })
})
