// A remark plugin that puts an example app in the place of its directives:
// `::example-app{name="bundler"}` is the running app, `::example-files{name="bundler"}`
// its files. What a page shows of an app is thus what its folder holds.

import type { Element } from 'hast'
import type { Link, Nodes, Parent, Parents, Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { DirectiveProblem, unknownValue } from '../reference/directives'
import { nearestName } from '../reference/nearestName'
import { fileTabs } from './fileTabs'
import type { Examples } from './readExamples'

/** Plain data, so that the engine compiles a page anew when any of it has changed. */
export interface RemarkExampleOptions {
  readonly examples: Examples
  /** Of the site, with both slashes. */
  readonly baseUrl: string
}

/** What the plugin uses of a file. */
interface PageFile {
  /** Throws an error that tells the place. */
  fail(reason: string, place?: Nodes['position']): never
}

/** What a directive shows of the app with this name. */
type Show = (name: string, options: RemarkExampleOptions) => Nodes[]

const DIRECTIVES: Readonly<Record<string, Show>> = {
  'example-app': (name, { baseUrl }) => [runningApp(name, baseUrl)],
  // The page says what the README says.
  'example-files': (name, { examples }) =>
    fileTabs(examples[name]!.filter(({ path }) => path !== 'README.md')),
}

/** Replaces the directives of example apps in a page. */
export function remarkExample(options: RemarkExampleOptions) {
  return (tree: Root, file: PageFile): void => replaceDirectives(tree, file, options)
}

function replaceDirectives(parent: Parents, file: PageFile, options: RemarkExampleOptions): void {
  parent.children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
    if (child.type === 'leafDirective') return contentOf(child, file, options) ?? [child]
    if ('children' in child) replaceDirectives(child, file, options)
    return [child]
  }) as typeof parent.children
}

/** What stands in the place of a directive; nothing for one that is not ours. */
function contentOf(node: LeafDirective, file: PageFile, options: RemarkExampleOptions): Nodes[] | undefined {
  try {
    const show = Object.hasOwn(DIRECTIVES, node.name) ? DIRECTIVES[node.name] : undefined
    if (!show) {
      const known = Object.keys(DIRECTIVES)
      if (!nearestName(node.name, known)) return undefined
      throw unknownValue(`There is no directive "::${node.name}".`, node.name, known)
    }
    const content = show(appName(node, options.examples), options)
    for (const block of content) place(block, node.position)
    return content
  } catch (error) {
    if (!(error instanceof DirectiveProblem)) throw error
    return file.fail(error.message, node.position)
  }
}

function appName({ name: directive, attributes, children }: LeafDirective, examples: Examples): string {
  const { name, ...others } = attributes ?? {}
  const [other] = Object.keys(others)
  if (!name) {
    throw new DirectiveProblem(`"::${directive}" needs the attribute "name". Write ::${directive}{name="…"}.`)
  }
  if (other !== undefined)
    throw unknownValue(`"::${directive}" has no attribute "${other}".`, other, ['name'])
  if (children.length > 0)
    throw new DirectiveProblem(`"::${directive}" takes no label: remove the square brackets.`)
  if (!Object.hasOwn(examples, name))
    throw unknownValue(`There is no example "${name}".`, name, Object.keys(examples))
  return name
}

/** A block with an element of its own. */
interface Block extends Parent {
  type: 'exampleApp' | 'exampleCaption'
  data: { hName: string; hChildren?: Element[] }
}

/** The app in a frame, with a link to it. */
function runningApp(name: string, baseUrl: string): Nodes {
  // With its file name: a server in development knows no index of a folder.
  const path = `examples/${name}/index.html`
  const own: Link = {
    type: 'link',
    // A file that is no page: the browser loads it.
    url: `pathname:///${path}`,
    data: { hProperties: { target: '_blank' } },
    children: [{ type: 'text', value: 'Open it in its own tab' }],
  }
  const figure: Block = {
    type: 'exampleApp',
    children: [
      frame(baseUrl + path),
      caption({ type: 'text', value: 'The app, running in this page. ' }, own),
    ] as unknown as Block['children'],
    data: { hName: 'figure' },
  }
  return figure as unknown as Nodes
}

function frame(src: string): unknown {
  return {
    type: 'exampleFrame',
    data: {
      hName: 'iframe',
      // The size as attributes, so that nothing moves when it is loaded.
      hProperties: { src, title: 'Example app', width: '100%', height: '560', loading: 'lazy' },
    },
  }
}

function caption(...children: Parent['children']): Block {
  return { type: 'exampleCaption', children, data: { hName: 'figcaption' } }
}

/** A link that leads nowhere is reported where its directive stands. */
function place(node: Nodes, position: Nodes['position']): void {
  if (position) node.position = position
  if ('children' in node) for (const child of node.children) place(child, position)
}
