// Calls to an editor that may still be loading: they wait until it has loaded.

import type { Editor } from './editor/createEditor.js'

export interface EditorPort {
  /** Calls back with the editor as soon as it has loaded. */
  readonly use: (callback: (editor: Editor) => void) => void
  /** Sets the editor when it has loaded; `undefined` when it was removed. */
  readonly set: (editor: Editor | undefined) => void
}

/** A port without an editor yet. */
export function createEditorPort(): EditorPort {
  let editor: Editor | undefined
  let waiting: ((editor: Editor) => void)[] = []
  return {
    use(callback) {
      if (editor) callback(editor)
      else waiting.push(callback)
    },
    set(next) {
      editor = next
      if (!next) return
      const callbacks = waiting
      waiting = []
      for (const callback of callbacks) callback(next)
    },
  }
}
