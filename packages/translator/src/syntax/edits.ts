// Changes to a text by offsets: what is not changed stays as it was written, with its comments.

interface Range {
  readonly from: number
  readonly to: number
}

interface Edit extends Range {
  readonly text: string
}

/** Collects changes; a change of a range replaces the changes inside of it. */
export class Edits {
  readonly #source: string
  /** By their start, then by their end: a long file has thousands. */
  readonly #edits: Edit[] = []

  constructor(source: string) {
    this.#source = source
  }

  /** Replaces a range of the source. */
  replace(range: Range, text: string): void {
    this.discard(range)
    this.#add({ from: range.from, to: range.to, text })
  }

  /** Inserts text at an offset, after what was inserted there before. */
  insert(at: number, text: string): void {
    this.#add({ from: at, to: at, text })
  }

  /** Takes the changes in a range back. */
  discard({ from, to }: Range): void {
    const start = this.#indexOf(from)
    let end = start
    while (end < this.#edits.length && this.#edits[end]!.from <= to) end++
    const kept = this.#edits.slice(start, end).filter((edit) => edit.to > to)
    if (kept.length < end - start) this.#edits.splice(start, end - start, ...kept)
  }

  /** A range of the source with the changes made so far. */
  render({ from, to }: Range): string {
    let text = ''
    let end = from
    for (let i = this.#indexOf(from); i < this.#edits.length && this.#edits[i]!.from <= to; i++) {
      const edit = this.#edits[i]!
      if (edit.to > to) continue
      text += this.#source.slice(end, edit.from) + edit.text
      end = edit.to
    }
    return text + this.#source.slice(end, to)
  }

  #add(edit: Edit): void {
    let at = this.#indexOf(edit.from)
    while (at < this.#edits.length && this.#edits[at]!.from === edit.from && this.#edits[at]!.to <= edit.to)
      at++
    this.#edits.splice(at, 0, edit)
  }

  /** The index of the first change that starts at an offset or after it. */
  #indexOf(offset: number): number {
    let [low, high] = [0, this.#edits.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#edits[middle]!.from < offset) low = middle + 1
      else high = middle
    }
    return low
  }
}
