import { Card } from '../parts/Cards.js'
import { type CardItem, useItemCard } from './itemCard.js'

/** One card in content. */
export function DocCard({ item }: { item: CardItem }) {
  const card = useItemCard()(item)
  return card ? <Card card={card} /> : null
}
