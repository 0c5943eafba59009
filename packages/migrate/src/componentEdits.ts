// Components of VitePress and Starlight as those of Vellum: `<Badge type="tip">` becomes `<Badge color="accent">`. In: the
// lines of a page, outside of code blocks, in order, because a tag may go on for several lines. Out: the lines that replace
// them. Knows attributes with plain values; code between braces is reported.

/** What is wrong with a line. */
export interface UnsupportedPart {
  readonly what: string
  readonly fix: string
}

/** The lines of a page, one after the other. */
export interface ComponentEdits {
  /** The lines that replace one; undefined if it stays as it is. */
  readonly edit: (line: string, report: (part: UnsupportedPart) => void) => readonly string[] | undefined
  /** Import statements that the edited page needs. */
  readonly imports: ReadonlySet<string>
}

/** Types of badges of VitePress and variants of Starlight, as colours of `vellum-elements`. */
export const BADGE_COLORS: Readonly<Record<string, string>> = {
  info: 'grey',
  tip: 'accent',
  warning: 'gold',
  danger: 'red',
  default: 'accent',
  note: 'blue',
  caution: 'gold',
  success: 'green',
}

/** Icons of Starlight by the names that they have in Lucide. */
export const ICON_NAMES: Readonly<Record<string, string>> = {
  ...same('star', 'rocket', 'puzzle', 'github', 'moon', 'sun', 'laptop', 'pencil', 'heart', 'download'),
  ...same('cloud-download', 'rss', 'bookmark', 'link', 'terminal', 'clipboard', 'folder', 'search'),
  'up-arrow': 'arrow-up',
  'down-arrow': 'arrow-down',
  'left-arrow': 'arrow-left',
  'right-arrow': 'arrow-right',
  'up-caret': 'chevron-up',
  'down-caret': 'chevron-down',
  'left-caret': 'chevron-left',
  'right-caret': 'chevron-right',
  'open-book': 'book-open',
  'approve-check': 'check',
  'approve-check-circle': 'circle-check',
  'add-document': 'file-plus',
  'forward-slash': 'slash',
  'list-format': 'list',
  'comment-alt': 'message-square',
  home: 'house',
  information: 'info',
  error: 'circle-x',
  warning: 'triangle-alert',
  bars: 'menu',
  translate: 'languages',
  setting: 'settings',
  document: 'file-text',
  external: 'external-link',
  magnifier: 'search',
  close: 'x',
  random: 'shuffle',
  comment: 'message-circle',
  email: 'mail',
}

/** The components that are edited. */
export const COMPONENTS: ReadonlySet<string> = new Set([
  ...['Aside', 'Badge', 'Card', 'CardGrid', 'FileTree', 'Icon', 'LinkCard', 'Steps', 'TabItem', 'Tabs'],
])

interface OpenTag {
  readonly name: string
  readonly attributes: Set<string>
  /** The text of a `<LinkCard>`, which goes between the tags of its `<Card>`. */
  description?: string
}

/** Edits the components of a page; `isEdited` decides which names are those of the old engine. */
export function createComponentEdits(isEdited: (name: string) => boolean): ComponentEdits {
  const imports = new Set<string>()
  let openTag: OpenTag | undefined
  return { edit, imports }

  function edit(line: string, report: (part: UnsupportedPart) => void): readonly string[] | undefined {
    let written = ''
    let rest = line
    while (rest !== '') {
      if (openTag === undefined) {
        const start = tagStart(rest)
        if (!start) break
        written += rest.slice(0, start.index) + beginTag(start.name, start.isClosing)
        rest = rest.slice(start.index + start.length)
        if (start.isClosing) continue
        openTag = { name: start.name, attributes: new Set() }
      }
      const inside = tagInside(openTag, rest, report)
      written += inside.text
      rest = inside.rest
      if (inside.isClosed) openTag = undefined
      else break
    }
    const text = written + rest
    return text === line ? undefined : text.trim() === '' ? [] : text.split('\n')
  }

  /** The next tag of a line that is edited, outside of code. */
  function tagStart(
    text: string,
  ): { index: number; length: number; name: string; isClosing: boolean } | undefined {
    const code = [...text.matchAll(/(`+)[^`].*?\1/g)].map(({ index, 0: { length } }) => [
      index,
      index + length,
    ])
    for (const { index, 0: tag, 1: slash, 2: name = '' } of text.matchAll(/<(\/?)([A-Z]\w*)(?![\w.])/g)) {
      if (!COMPONENTS.has(name) || !isEdited(name)) continue
      if (code.some(([start = 0, end = 0]) => start <= index && index < end)) continue
      return { index, length: tag.length, name, isClosing: slash === '/' }
    }
    return undefined
  }

  function beginTag(name: string, isClosing: boolean): string {
    const newName = name === 'Aside' ? 'Admonition' : name === 'LinkCard' ? 'Card' : name
    if (['Tabs', 'TabItem', 'Admonition'].includes(newName))
      imports.add(`import ${newName} from '@theme/${newName}'`)
    return `<${isClosing ? '/' : ''}${newName}`
  }
}

const ATTRIBUTE = /^(\s*)([\w-]+)(?:=("[^"]*"|'[^']*'|\{[^}]*\}))?/
const END = /^\s*\/?>/

/** The rest of an opening tag in a line, with the attributes of Vellum. */
function tagInside(
  tag: OpenTag,
  line: string,
  report: (part: UnsupportedPart) => void,
): { text: string; rest: string; isClosed: boolean } {
  let text = ''
  let rest = line
  for (let match = ATTRIBUTE.exec(rest); match; match = ATTRIBUTE.exec(rest)) {
    const [whole, space = '', name = '', value] = match
    tag.attributes.add(name)
    const newAttribute = attributeOf(tag, { name, value, report })
    if (newAttribute !== undefined) text += `${space}${newAttribute}`
    rest = rest.slice(whole.length)
  }
  const end = END.exec(rest)?.[0]
  if (end === undefined) return { text: text + rest, rest: '', isClosed: rest.trim() !== '' }
  return {
    text: text + missingAttributes(tag) + endOf(tag, end),
    rest: rest.slice(end.length),
    isClosed: true,
  }
}

/** The end of an opening tag; in a line of its own it keeps its indentation. */
function endOf({ description }: OpenTag, line: string): string {
  if (description === undefined) return line
  const indent = line.slice(0, line.indexOf('/'))
  return `${indent.trim() === '' ? indent.replace(/^ $/, '') : ''}>\n${description}\n</Card>`
}

/** What the old components had by default. */
function missingAttributes({ name, attributes }: OpenTag): string {
  if (name === 'Badge' && !['type', 'variant', 'color'].some((each) => attributes.has(each)))
    return ' color="accent"'
  return name === 'Aside' && !attributes.has('type') ? ' type="note"' : ''
}

interface WrittenAttribute {
  readonly name: string
  readonly value: string | undefined
  readonly report: (part: UnsupportedPart) => void
}

/** An attribute of Vellum; undefined if there is none. */
function attributeOf(tag: OpenTag, attribute: WrittenAttribute): string | undefined {
  const { name, value } = attribute
  const kept = value === undefined ? name : `${name}=${value}`
  switch (`${tag.name} ${name}`) {
    case 'Badge type':
    case 'Badge variant':
      return `color=${mapped(tag, attribute, BADGE_COLORS)}`
    case 'Icon name':
    case 'Card icon':
      return `${name}=${mapped(tag, attribute, ICON_NAMES)}`
    case 'Tabs syncKey':
      return `groupId=${value}`
    case 'TabItem label':
      return tag.attributes.has('value') ? kept : `value="${tabValue(value)}" ${kept}`
    case 'LinkCard description':
      tag.description = (value ?? '').slice(1, -1).replaceAll(/[{<]/g, '\\$&')
      return undefined
    // Looks that the elements do not have.
    case 'Badge size':
    case 'Icon color':
    case 'Icon size':
    case 'CardGrid stagger':
    case 'TabItem icon':
    case 'Aside icon':
      return undefined
    default:
      return kept
  }
}

/** A value of a table, between quotes; what it does not have stays, and is reported. */
function mapped(
  tag: OpenTag,
  { name, value = '""', report }: WrittenAttribute,
  table: Readonly<Record<string, string>>,
): string {
  const oldValue = value.replace(/^\{\s*(["'])(.*)\1\s*\}$/, '"$2"').slice(1, -1)
  if (Object.hasOwn(table, oldValue)) return `"${table[oldValue]}"`
  const isIcon = table === ICON_NAMES
  report({
    what: `\`${name}=${value}\` of \`<${tag.name}>\``,
    fix: isIcon
      ? 'Write the name of an icon of Lucide, or of another set of Iconify: `simple-icons:astro`.'
      : 'Write `color` with a colour of `vellum-elements`.',
  })
  return value
}

/** The value of a tab: `"Mac OS"` → `mac-os` */
function tabValue(label = '""'): string {
  const value = label
    .slice(1, -1)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return value === '' ? 'tab' : value
}

function same(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]))
}
