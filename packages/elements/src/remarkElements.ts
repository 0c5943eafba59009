// A remark plugin: puts the nodes of elements in the place of directives, JSX, `tree` code blocks, definition lists and
// abbreviations. Runs before the engine's own plugins, which read headings, links and the rest of what is inside of them.

import { explainAbbreviations, type Meanings } from './abbreviations.js'
import { badgeElement, hideBadges } from './badge.js'
import { CARD_ATTRIBUTES, cardElement, cardGridElement } from './cards.js'
import { withDefinitionLists } from './definitionLists.js'
import { figureElement } from './figure.js'
import { fencedTreeElement, fileTreeElement } from './fileTree.js'
import { iconElement } from './icon.js'
import type { Icons } from './iconProblem.js'
import { createIcons, type IconSources } from './icons.js'
import { keysElement } from './keys.js'
import { nearestName } from './nearestName.js'
import { isBlank, isDirective, isJsx, type Node, type PageFile } from './nodes.js'
import { stepsElement } from './steps.js'
import { fail, readUse, type Use } from './use.js'

/** What can be disabled. */
export const ELEMENT_NAMES = [
  'steps',
  'tree',
  'badge',
  'cards',
  'icon',
  'kbd',
  'figure',
  'definitions',
  'abbreviations',
] as const

/** One of them. */
export type ElementName = (typeof ELEMENT_NAMES)[number]

/** Options of the plugin. */
export interface ElementsOptions {
  readonly icons: IconSources
  readonly abbreviations: Meanings
  readonly disabled: readonly ElementName[]
}

interface ElementKind {
  readonly name: ElementName
  readonly attributes: readonly string[]
  /** Whether it stands in a line of text; else it is around blocks. */
  readonly isInline: boolean
  readonly make: (use: Use, icons: Icons) => Node
}

const STEPS: ElementKind = { name: 'steps', attributes: [], isInline: false, make: stepsElement }
const TREE: ElementKind = { name: 'tree', attributes: [], isInline: false, make: fileTreeElement }
const BADGE: ElementKind = {
  name: 'badge',
  attributes: ['text', 'color'],
  isInline: true,
  make: badgeElement,
}
const CARDS: ElementKind = { name: 'cards', attributes: [], isInline: false, make: cardGridElement }
const CARD: ElementKind = { name: 'cards', attributes: CARD_ATTRIBUTES, isInline: false, make: cardElement }
const ICON: ElementKind = { name: 'icon', attributes: ['name', 'label'], isInline: true, make: iconElement }
const KEYS: ElementKind = { name: 'kbd', attributes: ['keys'], isInline: true, make: keysElement }
const FIGURE: ElementKind = { name: 'figure', attributes: ['caption'], isInline: false, make: figureElement }

const DIRECTIVES = new Map(
  [STEPS, TREE, BADGE, CARDS, ICON, KEYS, FIGURE].map((kind) => [kind.name as string, kind]),
)

const COMPONENTS: ReadonlyMap<string, ElementKind> = new Map([
  ['Steps', STEPS],
  ['FileTree', TREE],
  ['Badge', BADGE],
  ['CardGrid', CARDS],
  ['Card', CARD],
  ['Icon', ICON],
  ['Kbd', KEYS],
  ['Figure', FIGURE],
])

/** Names that these directives have elsewhere. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'file-tree': 'tree',
  filetree: 'tree',
  files: 'tree',
  'card-grid': 'cards',
  card: 'cards',
  key: 'kbd',
  keys: 'kbd',
  tag: 'badge',
}

/** Makes the elements of a page. */
export function remarkElements(options: ElementsOptions) {
  const icons = createIcons(options.icons)
  const isEnabled = (name: ElementName) => !options.disabled.includes(name)
  return (tree: object, file: PageFile): void => {
    const root = tree as Node
    const page: Page = { file, icons, isEnabled, ownNames: declaredNames(root) }
    if (isEnabled('abbreviations')) explainAbbreviations(root, file, options.abbreviations)
    replaceIn(root, page)
  }
}

interface Page {
  readonly file: PageFile
  readonly icons: Icons
  readonly isEnabled: (name: ElementName) => boolean
  /** The names that the page imports or declares: its own components. */
  readonly ownNames: ReadonlySet<string>
}

function replaceIn(parent: Node, page: Page): void {
  if (!parent.children) return
  if (page.isEnabled('definitions') && parent.type !== 'paragraph')
    parent.children = withDefinitionLists(parent.children)
  parent.children = parent.children
    .flatMap((node) => unwrapped(node, page))
    .map((node) => {
      const shownNode = replacement(node, { parent, page })
      replaceIn(shownNode, page)
      return shownNode
    })
  if (parent.type === 'heading') hideBadges(parent.children)
}

/** MDX puts JSX that is alone in a line into a paragraph, which cannot have blocks inside. */
function unwrapped(node: Node, page: Page): Node[] {
  if (node.type !== 'paragraph') return [node]
  const shownNodes = (node.children ?? []).filter((child) => !isBlank(child))
  const areBlocks = shownNodes.every(
    (child) => isJsx(child) && componentKind(child, page)?.isInline === false,
  )
  return areBlocks && shownNodes.length > 0 ? shownNodes : [node]
}

function replacement(node: Node, { parent, page }: { parent: Node; page: Page }): Node {
  if (node.type === 'code' && node.lang === 'tree' && page.isEnabled('tree'))
    return fencedTreeElement(node, page.file)
  const kind = isDirective(node)
    ? directiveKind(node, page)
    : isJsx(node)
      ? componentKind(node, page)
      : undefined
  if (!kind || !page.isEnabled(kind.name)) return node
  const use = readUse(node, page.file, kind.attributes)
  if (parent.type === 'heading' && parent.depth === 1) {
    fail(
      use,
      `${use.writtenName} is in the title of the page, which the sidebar and the browser show as text.`,
      'Put it below the title; `sidebar_badge` in the front matter is a badge in the sidebar.',
    )
  }
  if (isDirective(node) && !kind.isInline && use.label && kind !== FIGURE) {
    fail(use, `${use.writtenName} has no title.`, `Write "${use.writtenName}" alone in its line.`)
  }
  return kind.make(use, page.icons)
}

function componentKind({ name }: Node, { ownNames }: Page): ElementKind | undefined {
  return name && !ownNames.has(name) ? COMPONENTS.get(name) : undefined
}

/** The kind of a directive. One that nothing knows, or that is written in the wrong form, gets a hint for its report. */
function directiveKind(node: Node, { isEnabled }: Page): ElementKind | undefined {
  const name = node.name ?? ''
  const kind = DIRECTIVES.get(name)
  // A word after a colon is text.
  const isText =
    node.type === 'textDirective' &&
    (node.children ?? []).length === 0 &&
    Object.keys(node.attributes ?? {}).length === 0
  if (isText) return undefined
  const isContainer = node.type === 'containerDirective'
  if (kind && kind.isInline !== isContainer) return kind
  const meant = kind?.name ?? OTHER_NAMES[name.toLowerCase()] ?? nearestName(name, DIRECTIVES.keys())
  const meantKind = meant === undefined ? undefined : DIRECTIVES.get(meant)
  if (meantKind && isEnabled(meantKind.name)) {
    const example = meantKind.isInline ? `:${meant}[…]` : `:::${meant}`
    node.data = {
      ...node.data,
      unknownDirectiveHint: kind ? `Write "${example}".` : `Did you mean "${example}"?`,
    }
  }
  return undefined
}

interface Declaration {
  readonly type: string
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[]
  readonly declaration?: {
    readonly id?: { readonly name?: string } | null
    readonly declarations?: readonly { readonly id: { readonly name?: string } }[]
  } | null
}

/** The names that the imports and exports of a page declare. */
function declaredNames({ children = [] }: Node): ReadonlySet<string> {
  const statements = children.flatMap(({ type, data }) =>
    type === 'mdxjsEsm'
      ? ((data as { estree?: { body: Declaration[] } } | undefined)?.estree?.body ?? [])
      : [],
  )
  return new Set(
    statements.flatMap(({ type, specifiers = [], declaration }) => [
      ...(type === 'ImportDeclaration' ? specifiers.map(({ local }) => local.name) : []),
      ...[declaration?.id?.name, ...(declaration?.declarations ?? []).map(({ id }) => id.name)].flatMap(
        (name) => name ?? [],
      ),
    ]),
  )
}
