import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { callHookSync } from '../base/pluginHook.js'
import { importConfigFile } from './importConfigFile.js'

const tempFolder = tempFolders()

describe('importConfigFile', () => {
  it('PL-10: knows the position in a plugin, however often other files are imported after it', async () => {
    const siteDir = tempFolder({
      'vellum.config.mjs': "export { page } from './plugin.mjs'\n",
      'plugin.mjs': "export const page = () => {\n  throw new Error('no')\n}\n",
      'sidebars.mjs': 'export default {}\n',
    })
    const { exports } = await importConfigFile(join(siteDir, 'vellum.config.mjs'))
    for (let load = 0; load < 20; load++) await importConfigFile(join(siteDir, 'sidebars.mjs'))
    const call = () => callHookSync('demo', 'page', exports.page as () => void)
    expect(() => call()).toThrow()
    try {
      call()
    } catch (error) {
      expect(formatError(error)).toContain('\n  at plugin.mjs:2:9\n')
    }
  })
})
