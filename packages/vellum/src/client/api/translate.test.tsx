import { describe, expect, it, vi } from 'vitest'
import { renderElement, resultOfHook } from '../../../test/samplePage.js'
import { pluralForm } from '../../shared/messages.js'
import { Interpolate } from './interpolate.js'
import { setMessages, Translate, translate, usePluralForm } from './translate.js'

describe('translate', () => {
  it('finds a message by its id, else by its text, else shows the default (TR-2, TR-4)', () => {
    setMessages({ hello: 'Salut', Bye: 'Adieu' })
    expect([
      translate({ id: 'hello', message: 'Hello' }),
      translate({ message: 'Bye' }),
      translate({ id: 'other', message: 'Other {n}' }, { n: 2 }),
      translate({ id: 'only.id' }),
    ]).toEqual(['Salut', 'Adieu', 'Other 2', 'only.id'])
    setMessages({})
  })

  it('throws without an id and a message (TR-2)', () => {
    expect(() => translate({})).toThrow('A translation needs an id or a message, but it has neither.')
  })
})

describe('Translate', () => {
  it('shows the message in the locale of the page, with elements as values (TR-3)', () => {
    const element = (
      <Translate id="x" values={{ name: <b>Ada</b> }}>
        {'Hello {name}'}
      </Translate>
    )
    expect(renderElement(element).html).toBe('Hello <b>Ada</b>')
    expect(renderElement(element, { messages: { x: 'Salut {name}' } }).html).toBe('Salut <b>Ada</b>')
  })

  it('accepts only a plain string, and reports the value that it got (TR-1)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const child = 5 as unknown as string
    expect(() => renderElement(<Translate id="x">{child}</Translate>)).toThrow(
      '<Translate> accepts only simple strings as its child, not a number. Use `values` for what is not text.',
    )
    expect(warn.mock.calls).toEqual([['<Translate> has this child:', 5]])
    warn.mockRestore()
  })
})

describe('Interpolate', () => {
  it('fills in placeholders', () => {
    expect(renderElement(<Interpolate values={{ n: 1 }}>{'{n} of {m}'}</Interpolate>).html).toBe('1 of {m}')
  })
})

describe('pluralForm', () => {
  it.each([
    ['en', 1, 'One'],
    ['en', 0, '{count} docs'],
    ['pl', 1, 'One'],
    ['pl', 3, '{count} docs'],
    ['ja', 4, 'One'],
  ])('chooses by the rules of %s for %i (TR-5)', (locale, count, form) => {
    expect(pluralForm('One|{count} docs', { count, locale })).toBe(form)
  })
})

describe('usePluralForm', () => {
  it('selects by the locale of the site', () => {
    expect(resultOfHook(usePluralForm).selectMessage(2, 'one|many')).toBe('many')
  })
})
