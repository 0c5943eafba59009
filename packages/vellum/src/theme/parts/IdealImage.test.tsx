import { expect, it } from 'vitest'
import { renderElement } from '../../../test/samplePage.js'
import { IdealImage } from './IdealImage.js'

it.each([['/a.png'], [{ default: '/a.png' }], [{ src: { src: '/a.png' }, preSrc: 'data:,' }]])(
  'AS-9: shows an image, whatever the bundler made of it: %j',
  (img) => {
    expect(renderElement(<IdealImage img={img} alt="A" className="wide" />).html).toBe(
      '<img loading="lazy" decoding="async" src="/a.png" alt="A" class="wide"/>',
    )
  },
)
