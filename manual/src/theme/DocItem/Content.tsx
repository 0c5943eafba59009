// The text of a page, below a notice where it is not translated.

import Content from '@theme-original/DocItem/Content'
import type { ComponentProps } from 'react'
import { Translate } from 'vellum/client'

/** `language` is that of a text that is not translated. */
export default function TranslatedContent(props: ComponentProps<typeof Content>) {
  return (
    <>
      {props.language && (
        <p className="not-translated">
          <Translate id="notTranslated">This page is not translated yet.</Translate>
        </p>
      )}
      <Content {...props} />
    </>
  )
}
