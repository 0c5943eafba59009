// A tree of files and folders: a nested list, or a `tree` code block in the form that the command `tree` prints. A name is
// highlighted when it is strong, what follows it is a comment, and `…` stands for files that are left out.

import { element, isBlank, type Node, type PageFile, text, textOf } from './nodes.js'
import { commonProperties, fail, type Use } from './use.js'

const HINT = 'Put one nested list into it: "- src/" with "  - index.ts" below.'

/** An entry, whatever it was written as. */
interface Entry {
  readonly name: Node[]
  readonly isHighlighted: boolean
  readonly comment: Node[]
  readonly entries: readonly Entry[]
  readonly origin: Node
}

/** The tree of a list. */
export function fileTreeElement(use: Use): Node {
  const [list, another] = use.children.filter((child) => !isBlank(child))
  if (list === undefined) fail(use, `${use.writtenName} has no files.`, HINT)
  const other = list.type === 'list' ? another : list
  if (other) fail({ ...use, node: other }, `${use.writtenName} has something besides its list.`, HINT)
  const tree = entriesElement(listEntries(list, use))
  tree.data!.hProperties = { ...commonProperties(use, 've-tree'), role: 'list' }
  return tree
}

/** The tree of a code block. */
export function fencedTreeElement(node: Node, file: PageFile): Node {
  const entries = readTreeText(node.value ?? '', node)
  if (entries.length === 0)
    fail(
      { file, node },
      'The code block "tree" has no files.',
      'Write one name in each line; indent what is in a folder.',
    )
  const tree = entriesElement(entries)
  tree.data!.hProperties = { className: ['ve-tree'], role: 'list' }
  const { title, rest } = readInfo(node.meta ?? '')
  if (rest !== '') {
    file.message(
      `The code block "tree" has "${rest}" after its language, which does nothing. Remove it; write **name** to highlight a file.`,
      node,
    )
  }
  const shown =
    title === undefined ? tree : element('figure', { className: ['ve-figure'] }, [tree, captionOf(title)])
  return { ...shown, ...(node.position && { position: node.position }) }
}

/** `title="My app"` is the caption of the tree. */
function readInfo(info: string): { title: string | undefined; rest: string } {
  const found = /(?<![\w-])title=(?:"([^"]*)"|'([^']*)')/.exec(info)
  const rest = found ? info.replace(found[0], ' ') : info
  return { title: (found?.[1] ?? found?.[2]) || undefined, rest: rest.trim().replace(/\s+/g, ' ') }
}

function captionOf(title: string): Node {
  return element('figcaption', {}, [text(title)])
}

function listEntries(list: Node, use: Use): Entry[] {
  return (list.children ?? []).map((item) => {
    const [first, ...rest] = item.children ?? []
    if (first?.type !== 'paragraph')
      fail(
        { ...use, node: item },
        `An entry of ${use.writtenName} has no name.`,
        'Write the name of a file after each "-".',
      )
    const other = rest.find(({ type }) => type !== 'list')
    if (other) {
      fail(
        { ...use, node: other },
        `An entry of ${use.writtenName} has more than a name, a comment and a list.`,
        'Write the comment in the line of the name.',
      )
    }
    const { name, comment } = splitName(lineNodes(first, use.file))
    const [strong] = name
    const isHighlighted = name.length === 1 && strong?.type === 'strong'
    return {
      name: isHighlighted ? (strong.children ?? []) : name,
      isHighlighted,
      comment,
      entries: rest.flatMap((below) => listEntries(below, use)),
      origin: item,
    }
  })
}

/** The nodes of a line. `__init__` is a name, although Markdown reads it as strong text. */
function lineNodes(paragraph: Node, file: PageFile): Node[] {
  const source = String(file.value).replace(/^\uFEFF/, '')
  const readNode = (node: Node): Node => {
    if (!/^(?:strong|emphasis)$/.test(node.type)) return node
    const written = source.slice(node.position?.start.offset, node.position?.end.offset)
    return written.startsWith('_')
      ? { ...node, type: 'text', value: written, children: [] }
      : { ...node, children: (node.children ?? []).map(readNode) }
  }
  return (paragraph.children ?? []).map(readNode)
}

/** The name ends at the first space; names with spaces are strong, code or a link. */
function splitName(nodes: readonly Node[]): { name: Node[]; comment: Node[] } {
  const name: Node[] = []
  for (const [i, node] of nodes.entries()) {
    const end = node.type === 'text' ? (node.value ?? '').search(/\s/) : -1
    if (end < 0) {
      name.push(node)
      continue
    }
    const [before, after] = [node.value!.slice(0, end), node.value!.slice(end).trimStart()]
    if (before) name.push({ ...node, value: before })
    return { name, comment: [...(after ? [{ ...node, value: after }] : []), ...nodes.slice(i + 1)] }
  }
  return { name, comment: [] }
}

/** Lines that the command `tree` draws, also on Windows, or that spaces indent. A name may begin with `+`. */
const BRANCHES = /^(?:[\s│|├└─`\u00a0]|[+\\]---|\+(?=-)|-(?=-|\s))*/
const COMMENT = /\s+(?:#|\/\/|←|<-)\s+|\s{2,}|\t/

/** `src/\n  a.ts  # first` → entries */
export function readTreeText(code: string, origin: Node): Entry[] {
  const roots: Writable<Entry>[] = []
  const open: { column: number; entries: Entry[] }[] = [{ column: -1, entries: roots }]
  for (const line of code.split(/\r?\n/)) {
    const [branches = ''] = BRANCHES.exec(line) ?? []
    const content = line.slice(branches.length).trimEnd()
    // The command ends with a count.
    if (content === '' || /^\d+ director(?:y|ies)(?:, \d+ files?)?$/.test(content)) continue
    const separator = COMMENT.exec(content)
    const writtenName = separator ? content.slice(0, separator.index) : content
    const comment = separator ? content.slice(separator.index + separator[0].length).trim() : ''
    const strong = /^\*\*(.+)\*\*$/.exec(writtenName)?.[1]
    const entry = {
      name: [text(strong ?? writtenName)],
      isHighlighted: strong !== undefined,
      comment: comment ? [text(comment)] : [],
      entries: [] as Entry[],
      origin,
    }
    while (open.length > 1 && open.at(-1)!.column >= branches.length) open.pop()
    open.at(-1)!.entries.push(entry)
    open.push({ column: branches.length, entries: entry.entries })
  }
  return roots
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

function entriesElement(entries: readonly Entry[]): Node {
  return element('ul', { role: 'list' }, entries.map(entryElement))
}

function entryElement({ name, isHighlighted, comment, entries, origin }: Entry): Node {
  const writtenName = textOf({ type: 'root', children: name })
  const isMore = /^(?:\.{3}|…)$/.test(writtenName)
  const isFolder = entries.length > 0 || writtenName.endsWith('/')
  // The slash says that it is a folder, to readers without styles as well.
  const shownName = isMore
    ? [text('…')]
    : isFolder && !writtenName.endsWith('/')
      ? [...name, text('/')]
      : name
  const kind = isMore ? 've-tree-more' : isFolder ? 've-tree-folder' : 've-tree-file'
  const properties = { className: ['ve-tree-name'], dir: 'ltr', translate: 'no' }
  return element(
    'li',
    { className: [kind] },
    [
      element(isHighlighted ? 'strong' : 'span', properties, shownName, origin),
      ...(comment.length > 0
        ? [text(' '), element('span', { className: ['ve-tree-comment'] }, comment, origin)]
        : []),
      ...(entries.length > 0 ? [entriesElement(entries)] : []),
    ],
    origin,
  )
}
