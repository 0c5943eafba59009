// The components that content may use without importing them, and those that Markdown becomes.

import { Head } from '../../client/api/Head.js'
import { ThemedImage } from '../parts/ThemedImage.js'
import { Admonition } from './Admonition.js'
import { CodeBlock } from './CodeBlock.js'
import { Details } from './Details.js'
import { DocCard } from './DocCard.js'
import { DocCardList } from './DocCardList.js'
import { A, Code, H1, H2, H3, H4, H5, H6, Img, Li, MDXDetails, Pre, Ul } from './elements.js'
import { Heading } from './Heading.js'
import { Mermaid } from './Mermaid.js'
import { TabItem } from './TabItem.js'
import { Tabs } from './Tabs.js'
import { TOCInline } from './TOCInline.js'

/** Name → component. What a site spreads into its own object. */
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
  a: A,
  admonition: Admonition,
  code: Code,
  details: MDXDetails,
  h1: H1,
  h2: H2,
  h3: H3,
  h4: H4,
  h5: H5,
  h6: H6,
  img: Img,
  li: Li,
  pre: Pre,
  ul: Ul,
}
