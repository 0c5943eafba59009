import { reference } from 'vellum/reference'
import { describe, expect, it } from 'vitest'
import { INVISIBLE_PARTS, partPicture } from './partPicture'

it('parts have the props of their components', () => {
  const propsOf = (name: string) => reference.parts.find((part) => part.name === name)?.props
  expect(propsOf('Footer/Copyright')).toEqual(['copyright'])
  expect(propsOf('DocItem/TOC/Desktop')).toEqual(['items'])
  // A type of several props, and attributes.
  expect(propsOf('TagsListInline')).toEqual(['tags'])
  expect(propsOf('Navbar/Logo')).toContain('imageClassName?')
  expect(propsOf('MDXComponents/A')).toEqual(['attributes of <a>'])
  expect(propsOf('Footer')).toEqual([])
})

describe('pictures of parts', () => {
  it.each(reference.parts.map(({ name }) => name))(
    '%s has a picture with a text, or shows nothing',
    (name) => {
      const label = JSON.stringify(partPicture(name)).match(/"ariaLabel":"([^"]+)"/)?.[1]
      if (INVISIBLE_PARTS.has(name)) expect(label).toBeUndefined()
      else expect(label).toContain(`${name} in `)
    },
  )
})
