import { useCurrentSidebarSiblings } from '../../client/compat/docsSidebar.js'
import { classNames } from '../parts/classNames.js'
import { DocCard } from './DocCard.js'
import { type CardItem, hrefOf } from './itemCard.js'

export interface DocCardListProps {
  /** The items that cards link to. @default the siblings of the page in its sidebar */
  readonly items?: readonly CardItem[]
  /** Class of the list. */
  readonly className?: string
}

/** Cards in content. */
export function DocCardList({ items, className }: DocCardListProps) {
  return items ? <CardList items={items} className={className} /> : <SiblingList className={className} />
}

function SiblingList({ className }: { className: string | undefined }) {
  return <CardList items={useCurrentSidebarSiblings()} className={className} />
}

function CardList({ items, className }: { items: readonly CardItem[]; className: string | undefined }) {
  const linkedItems = items.filter((item) => hrefOf(item) !== undefined)
  return (
    <section className={classNames('vl-cards', className)}>
      {linkedItems.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may link to the same page
        <article key={index}>
          <DocCard item={item} />
        </article>
      ))}
    </section>
  )
}
