import { Card } from '../parts/Cards.js'
import { type CardItem, useCardOf } from './cardOf.js'

/** One card in content. */
export function DocCard({ item }: { item: CardItem }) {
  const card = useCardOf()(item)
  return card ? <Card card={card} /> : null
}
