// The elements of the search dialog: the input, a status, and the content below them.

import { HAS_VERSIONS } from '../../shared/features.js'
import { label } from '../labels/label.js'
import { searchLabel } from '../labels/searchLabel.js'
import { button, element } from './element.js'
import { LIST_ID } from './resultList.js'
import { createSelection, type Selection } from './selection.js'

export interface SearchView {
  readonly dialog: HTMLDialogElement
  readonly input: HTMLInputElement
  /** Names the version that is searched, if the docs have several. */
  readonly version?: HTMLElement
  readonly selection: Selection
  readonly show: (content: ViewContent) => void
}

/** The content below the input. */
export interface ViewContent {
  /** The text for screen readers. @default nothing */
  readonly status?: string
  /** Whether only screen readers have the status. @default false */
  readonly isStatusHidden?: boolean
  /** The results. @default none */
  readonly list?: HTMLElement | undefined
  /** The content if there are no results. @default nothing */
  readonly help?: readonly HTMLElement[]
}

/** Creates the elements, and adds them to the document. */
export function createSearchView(): SearchView {
  const name = label('theme.SearchBar.label')
  const input = element('input', {
    role: 'combobox',
    'aria-label': name,
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
    'aria-expanded': 'false',
    placeholder: searchLabel('theme.SearchModal.placeholder'),
    enterkeyhint: 'go',
    autocomplete: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  })
  const status = element('p', { role: 'status' })
  const content = element('div')
  const dialog = element(
    'dialog',
    { class: 'vl-search', 'aria-label': name },
    element(
      'div',
      {},
      document.querySelector('.vl-search-button svg')?.cloneNode(true),
      input,
      button(searchLabel('theme.SearchModal.searchBox.cancelButtonText'), () => dialog.close()),
    ),
    element('div', {}, status, content),
  )
  closeOnBackdrop(dialog)
  document.body.append(dialog)
  const selection = createSelection(input)
  const view: SearchView = {
    dialog,
    input,
    selection,
    show: ({ status: text = '', isStatusHidden, list, help = [] }) => {
      status.textContent = text
      status.className = isStatusHidden ? 'vl-announcer' : ''
      content.replaceChildren(...(list ? [list] : help))
      selection.reset(list)
    },
  }
  if (!HAS_VERSIONS) return view
  const version = element('small')
  input.after(version)
  return { ...view, version }
}

/** A selection of text may end on the backdrop: only a press that also begins there closes the dialog. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null
  dialog.onpointerdown = ({ target }) => {
    pressed = target
  }
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close()
  })
}
