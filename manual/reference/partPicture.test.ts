import { reference } from 'vellum/reference'
import { describe, expect, it } from 'vitest'
import { INVISIBLE_PARTS, partPicture } from './partPicture'

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
