import type { Field } from 'vellum/reference'
import { expect, it } from 'vitest'
import { configSample } from './configSample'

const field = (name: string, more: Partial<Field> = {}): Field => {
  return { name, type: 'string', description: '', since: '0.1', isRequired: false, ...more }
}
const config = [
  field('tagline', { example: "'A'" }),
  field('logo', {
    fields: [field('src', { isRequired: true, example: "'a.svg'" }), field('alt', { example: "''" })],
  }),
  field('tags', { within: 'list', fields: [field('name', { isRequired: true, example: "'b'" })] }),
  field('locales', {
    within: 'dictionary',
    example: "{ 'pt-BR': {} }",
    fields: [field('label', { example: "'P'" }), field('plain')],
  }),
]

it.each([
  ['tagline', "tagline: 'A',"],
  ['logo.alt', "logo: {\n  src: 'a.svg',\n  alt: '',\n},"],
  ['logo.src', "logo: {\n  src: 'a.svg',\n},"],
  ['tags[].name', "tags: [\n  {\n    name: 'b',\n  },\n],"],
  ['locales.<name>.label', "locales: {\n  'pt-BR': {\n    label: 'P',\n  },\n},"],
  ['locales.<name>.plain', undefined],
  ['unknown', undefined],
])('the sample of %s', (path, sample) => {
  expect(configSample(path, config)).toBe(sample)
})
