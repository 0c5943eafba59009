import { describe, expect, it } from 'vitest'
import { sampleDoc, samplePost, samplePostList } from '../../../test/samplePage.js'
import { shellPage } from './shellPage.js'

describe('shellPage', () => {
  it('keeps the data of a document that navbar and sidebar show', () => {
    const version = { docsId: 'default', name: '2.0' }
    const page = sampleDoc({ sidebar: 'docs', classNames: ['x'], version, editUrl: 'https://edit.example' })
    expect(shellPage(page)).toEqual(sampleDoc({ sidebar: 'docs', classNames: ['x'], version }))
  })

  it('sends posts and lists without their content', () => {
    for (const page of [samplePost(), samplePostList()]) {
      const { type, path, title } = shellPage(page)
      expect({ type, path, title }).toEqual({ type: 'blog', path: page.path, title: page.title })
      expect(shellPage(page)).not.toHaveProperty('post')
      expect(shellPage(page)).not.toHaveProperty('posts')
    }
  })
})
