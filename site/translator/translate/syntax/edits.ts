// Changes to a text by offsets: what is not changed stays as it was written, with its comments.

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Collects changes; a change of a range replaces the changes inside of it. */
export class Edits {
  readonly #source: string
  #edits: Edit[] = []

  constructor(source: string) {
    this.#source = source
  }

  /** Replaces a range of the source. */
  replace({ from, to }: { readonly from: number; readonly to: number }, text: string): void {
    this.#edits = this.#edits.filter((edit) => edit.from < from || edit.to > to)
    this.#edits.push({ from, to, text })
  }

  /** Inserts text at an offset, after what was inserted there before. */
  insert(at: number, text: string): void {
    this.#edits.push({ from: at, to: at, text })
  }

  /** Takes the changes in a range back. */
  discard({ from, to }: { readonly from: number; readonly to: number }): void {
    this.#edits = this.#edits.filter((edit) => edit.from < from || edit.to > to)
  }

  /** A range of the source with the changes made so far. */
  render({ from, to }: { readonly from: number; readonly to: number }): string {
    let text = ''
    let end = from
    const edits = this.#edits.filter((edit) => edit.from >= from && edit.to <= to)
    for (const edit of edits.sort((a, b) => a.from - b.from || a.to - b.to)) {
      text += this.#source.slice(end, edit.from) + edit.text
      end = edit.to
    }
    return text + this.#source.slice(end, to)
  }
}
