import { describe, expect, it } from 'vitest'
import { resultOfHook, sampleSite } from '../../../test/samplePage.js'
import { useAnnouncementBar } from './announcementBar.js'

const announcementBar = {
  id: 'v2',
  content: 'New',
  backgroundColor: undefined,
  textColor: undefined,
  isCloseable: true,
}

describe('useAnnouncementBar', () => {
  it('is active on the server, if there is a bar (AB-1, AB-7)', () => {
    expect(resultOfHook(useAnnouncementBar, { site: sampleSite({ announcementBar }) }).isActive).toBe(true)
    expect(resultOfHook(useAnnouncementBar).isActive).toBe(false)
  })
})
