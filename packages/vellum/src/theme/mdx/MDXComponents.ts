// The components that content may use without importing them.

import { Head } from '../../client/api/Head.js'
import { ThemedImage } from '../parts/ThemedImage.js'
import { Admonition } from './Admonition.js'
import { CodeBlock } from './CodeBlock.js'
import { Details } from './Details.js'
import { DocCard } from './DocCard.js'
import { DocCardList } from './DocCardList.js'
import { Heading } from './Heading.js'
import { Mermaid } from './Mermaid.js'
import { TabItem } from './TabItem.js'
import { Tabs } from './Tabs.js'
import { TOCInline } from './TOCInline.js'

/** Name → component, for every live page. */
export const MDXComponents = {
  Admonition,
  CodeBlock,
  Details,
  DocCard,
  DocCardList,
  Head,
  Heading,
  Mermaid,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline,
}
