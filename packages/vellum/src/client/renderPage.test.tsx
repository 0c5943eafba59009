import { describe, expect, it } from 'vitest'
import { renderElement, renderSample, sampleDoc } from '../../test/samplePage.js'

describe('renderPage', () => {
  it('renders a React page without a layout around it', () => {
    expect(renderElement(<p>Home</p>)).toEqual({ html: '<p>Home</p>', head: [] })
  })

  it('does not preload images', () => {
    expect(renderElement(<img src="/a.png" alt="" />).html).toBe('<img src="/a.png" alt=""/>')
  })

  it('gives the same HTML twice', () => {
    expect(renderSample().html).toBe(renderSample().html)
  })

  it('forgets the messages of the page before', () => {
    const words = (messages?: Record<string, string>) =>
      renderSample({ page: sampleDoc(), ...(messages ? { messages } : {}) }).html.includes('Zum Inhalt')
    expect([words({ 'theme.common.skipToMainContent': 'Zum Inhalt' }), words()]).toEqual([true, false])
  })

  it('writes no style attribute', () => {
    expect(renderSample().html).not.toContain('style=')
  })
})
