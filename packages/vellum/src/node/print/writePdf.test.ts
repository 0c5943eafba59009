import { describe, expect, it } from 'vitest'
import { findChromium } from './writePdf.js'

const find = (
  env: Readonly<Record<string, string>>,
  files: readonly string[],
  platform: NodeJS.Platform = 'linux',
) => findChromium({ env, platform, isExecutable: (file) => files.includes(file) })

describe('findChromium', () => {
  it('PT-7: takes the one that CHROME_PATH names, else one with a common name', () => {
    expect(find({ CHROME_PATH: '/own', PATH: '/bin' }, ['/own', '/bin/chromium'])).toBe('/own')
    expect(find({ PATH: '/bin:/usr/bin' }, ['/usr/bin/chromium', '/bin/google-chrome'])).toBe(
      '/usr/bin/chromium',
    )
    const onMac = '/Applications/Chromium.app/Contents/MacOS/Chromium'
    expect(find({ PATH: '/bin' }, [onMac], 'darwin')).toBe(onMac)
    expect(find({}, [])).toBeUndefined()
  })

  it('PT-7: explains a wrong CHROME_PATH', () => {
    expect(() => find({ CHROME_PATH: '/gone', PATH: '/bin' }, ['/bin/chromium'])).toThrow(
      '`CHROME_PATH` names "/gone", which is no program.',
    )
  })
})
