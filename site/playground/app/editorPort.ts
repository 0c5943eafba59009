// The way to an editor that may still be loading: what is asked of it waits until then.

import type { Editor } from './editor/createEditor'

export interface EditorPort {
  readonly ask: (question: (editor: Editor) => void) => void
  /** The editor is there; `undefined`: it is gone. */
  readonly set: (editor: Editor | undefined) => void
}

export function createEditorPort(): EditorPort {
  let editor: Editor | undefined
  let waiting: ((editor: Editor) => void)[] = []
  return {
    ask(question) {
      if (editor) question(editor)
      else waiting.push(question)
    },
    set(next) {
      editor = next
      if (!next) return
      const questions = waiting
      waiting = []
      for (const question of questions) question(next)
    },
  }
}
