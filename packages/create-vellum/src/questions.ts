// Questions to the person at the terminal. In: questions with the answers that Enter gives. Out: answers, or a CreateError when the
// input ends before there are all of them.

import { createInterface } from 'node:readline'
import { CreateError } from './createSite.js'

/** Where questions are printed, and answers typed. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
}

/** A conversation; close it after the last answer. */
export interface Questions {
  /** Resolves with the answer; Enter answers `preset`. */
  readonly text: (question: string, preset: string) => Promise<string>
  /** Asks until the answer is yes or no; Enter answers yes. */
  readonly confirm: (question: string) => Promise<boolean>
  readonly close: () => void
}

/** Begins to ask. */
export function askQuestions({ input, output }: Terminal): Questions {
  const lines = createInterface({ input, output })
  // All lines from the first one on: several can be pasted at once.
  const answers = lines[Symbol.asyncIterator]()
  const text = async (question: string, preset: string): Promise<string> => {
    lines.setPrompt(`${question} (${preset}) `)
    lines.prompt()
    const { done, value } = await answers.next()
    // Ctrl+C, Ctrl+D, or a window that was closed.
    if (done) {
      output.write('\n')
      throw new CreateError('Cancelled: nothing was created.', 'Pass --yes to be asked nothing.')
    }
    return value.trim() || preset
  }
  const confirm = async (question: string): Promise<boolean> => {
    const answer = (await text(question, 'yes')).toLowerCase()
    if (['y', 'yes'].includes(answer)) return true
    if (['n', 'no'].includes(answer)) return false
    output.write('Please answer yes or no.\n')
    return confirm(question)
  }
  return { text, confirm, close: () => lines.close() }
}
