// The elements as React components, for pages and parts of the theme that are code. In: props and children. Out: the markup
// that the same element has in Markdown, made by the same functions. Icons are passed as drawings: the sets are read when
// Markdown is compiled, and are too large for browsers.

import type { ReactNode } from 'react'
import { type BADGE_COLORS, badgeElement } from '../badge.js'
import { CARD_ATTRIBUTES, cardElement, cardGridElement } from '../cards.js'
import { figureElement } from '../figure.js'
import { fileTreeElement } from '../fileTree.js'
import { iconElement } from '../icon.js'
import type { Icons } from '../iconProblem.js'
import { keysElement } from '../keys.js'
import type { Node, PageFile } from '../nodes.js'
import { readSvg } from '../readSvg.js'
import { stepsElement } from '../steps.js'
import { readUse, type Use } from '../use.js'
import { reactElement } from './reactElements.js'
import { asBlocks, attributesOf, nodesOf, type Props } from './reactNodes.js'

/** Props of every element. */
interface CommonProps {
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** A drawing, as sets of Iconify describe each of their icons. */
export interface IconDrawing {
  /** The elements inside of `<svg>`. */
  readonly body: string
  /** @default 24 */
  readonly width?: number
  /** @default 24 */
  readonly height?: number
}

/** Props of a badge. */
export interface BadgeProps extends CommonProps {
  /** @default its children */
  readonly text?: string
  /** @default that of `new`, `beta`, `experimental` and `deprecated`, else grey */
  readonly color?: (typeof BADGE_COLORS)[number]
}

/** Props of a card. */
export interface CardProps extends CommonProps {
  readonly title: string
  /** A path of the site, or a URL. */
  readonly href?: string
  readonly icon?: IconDrawing
}

/** Props of an icon. */
export interface IconProps extends CommonProps {
  readonly icon: IconDrawing
  /** What it means; without it the icon is decoration. */
  readonly label?: string
}

/** Props of keys. */
export interface KbdProps extends CommonProps {
  /** @default its children */
  readonly keys?: string
}

/** Props of a figure. */
export interface FigureProps extends CommonProps {
  readonly caption: string
}

interface Kind {
  readonly name: string
  readonly attributes: readonly string[]
  readonly isInline?: boolean
  readonly make: (use: Use, icons: Icons) => Node
}

type Component<P> = ((props: P) => ReactNode) & { readonly elementName: string; readonly isInline: boolean }

function component<P extends CommonProps>({ name, attributes, isInline = false, make }: Kind): Component<P> {
  const render = (props: P) => {
    const children = nodesOf(props.children)
    const node: Node = {
      type: isInline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
      name,
      attributes: attributesOf(name === 'Icon' ? nameOfIcon(props as Props) : (props as Props)),
      children: isInline ? children : asBlocks(children),
    }
    return reactElement(make(readUse(node, FILE, attributes), DRAWINGS))
  }
  return Object.assign(render, { elementName: name, isInline, displayName: name })
}

/** A wrong element throws: it is an error of the page that renders it. */
const FILE: PageFile = {
  value: '',
  fail: (reason) => {
    throw new TypeError(reason)
  },
  message: () => {},
}

/** In components the name of an icon is its drawing, as JSON. */
const DRAWINGS: Icons = {
  find: (name) => {
    const { body, width = 24, height = 24 } = JSON.parse(name) as IconDrawing
    return { viewBox: `0 0 ${width} ${height}`, children: readSvg(body) }
  },
}

function nameOfIcon({ icon, ...props }: Props): Props {
  return { ...props, name: icon }
}

/** Numbered steps, around `<ol>` or around headings. */
export const Steps = component<CommonProps>({ name: 'Steps', attributes: [], make: stepsElement })

/** Files and folders, around a nested `<ul>`. */
export const FileTree = component<CommonProps>({ name: 'FileTree', attributes: [], make: fileTreeElement })

/** A badge in a line. */
export const Badge = component<BadgeProps>({
  name: 'Badge',
  attributes: ['text', 'color'],
  isInline: true,
  make: badgeElement,
})

/** Cards in columns, around `<Card>` elements or a list of links. */
export const CardGrid = component<CommonProps>({ name: 'CardGrid', attributes: [], make: cardGridElement })

/** A card. */
export const Card = component<CardProps>({ name: 'Card', attributes: CARD_ATTRIBUTES, make: cardElement })

/** An icon in a line. */
export const Icon = component<IconProps>({
  name: 'Icon',
  attributes: ['name', 'label'],
  isInline: true,
  make: iconElement,
})

/** Keys of a keyboard. */
export const Kbd = component<KbdProps>({
  name: 'Kbd',
  attributes: ['keys'],
  isInline: true,
  make: keysElement,
})

/** A figure with its caption. */
export const Figure = component<FigureProps>({ name: 'Figure', attributes: ['caption'], make: figureElement })
