import { useCurrentSidebarSiblings } from '../../client/compat/docsSidebar.js'
import { Cards } from '../parts/Cards.js'
import { type CardItem, useItemCard } from './itemCard.js'

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
  const itemCard = useItemCard()
  const cards = items.flatMap((item) => itemCard(item) ?? [])
  return <Cards cards={cards} {...(className ? { className } : {})} />
}
