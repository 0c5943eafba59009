import { Card } from '../parts/Cards.js'
import { type CardItem, useItemCard } from './itemCard.js'

export interface DocCardProps {
  /** The item that the card links to. */
  readonly item: CardItem
}

/** One card in content; nothing when its item has no link. */
export function DocCard({ item }: DocCardProps) {
  const itemCard = useItemCard()
  const card = itemCard(item)
  return card ? <Card card={card} /> : null
}
