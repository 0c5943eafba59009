// A remark plugin that replaces the directives of example apps:
// `::example-app{name="bundler"}` is the running app, `::example-files{name="bundler"}`
// its files. What a page shows of an app is thus what its folder holds.

import type { Element } from 'hast'
import type { Link, Nodes, Parent } from 'mdast'
import { unknownValue } from '../directives/directiveProblem'
import { type Directives, replaceDirectives } from '../directives/replaceDirectives'
import { fileTabs } from './fileTabs'
import type { Examples } from './readExamples'

/** Plain data, so that the engine compiles a page again when any of it has changed. */
export interface RemarkExampleOptions {
  readonly examples: Examples
  /** Of the site, with both slashes. */
  readonly baseUrl: string
}

const DIRECTIVES: Directives<RemarkExampleOptions> = {
  'example-app': {
    required: ['name'],
    optional: [],
    show: ({ name = '' }, { examples, baseUrl }) => {
      requireExample(name, examples)
      return [runningApp(name, baseUrl)]
    },
  },
  'example-files': {
    required: ['name'],
    optional: [],
    show: ({ name = '' }, { examples }) => {
      requireExample(name, examples)
      // The page says what the README says.
      return fileTabs(examples[name]!.filter(({ path }) => path !== 'README.md'))
    },
  },
}

/** Replaces the directives of example apps in a page. */
export function remarkExample(options: RemarkExampleOptions) {
  return replaceDirectives(DIRECTIVES, options)
}

function requireExample(name: string, examples: Examples): void {
  if (!Object.hasOwn(examples, name))
    throw unknownValue(`There is no example "${name}".`, name, Object.keys(examples))
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
  const ownTabLink: Link = {
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
      caption({ type: 'text', value: 'The app, running in this page. ' }, ownTabLink),
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
