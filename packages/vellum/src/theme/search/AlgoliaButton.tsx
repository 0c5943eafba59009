// The button of a site that is searched by Algolia. The dialog, which is Algolia's own, is loaded when it is used.

import { useRef, useState } from 'react'
import { useSite } from '../../client/context/siteContext.js'
import { label } from '../labels/label.js'
import { SearchIcon } from '../parts/icons.js'
import type { AlgoliaModal } from './AlgoliaModal.js'

const loadModal = () => import('./AlgoliaModal.js')

/** Opens the dialog of DocSearch. Without script it is not shown. */
export function AlgoliaButton() {
  const { algolia } = useSite()
  const button = useRef<HTMLButtonElement>(null)
  const [Modal, setModal] = useState<typeof AlgoliaModal>()
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const load = () => {
    loadModal().then(
      (part) => setModal(() => part.AlgoliaModal),
      // The next press retries.
      () => setState((before) => (before === 'open' ? 'failed' : before)),
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="vl-search-button"
        aria-keyshortcuts="Control+K /"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          setState('open')
          load()
        }}
      >
        <SearchIcon />
        {label(state === 'failed' ? 'theme.ErrorPageContent.tryAgain' : 'theme.SearchBar.label')}
      </button>
      {state === 'open' && Modal && algolia && (
        <Modal
          algolia={algolia}
          onClose={() => {
            setState('closed')
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
