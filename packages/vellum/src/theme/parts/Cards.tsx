// A grid of cards that link to pages: on the index of a category, and in `DocCardList`.

import { Anchor } from '../../client/runtime/Anchor.js'
import type { Card as CardData } from '../../shared/page.js'
import { isExternalUrl } from '../../shared/url.js'
import { classNames } from './classNames.js'

export interface CardsProps {
  /** The cards, in order. */
  readonly cards: readonly CardData[]
  /** Class of the list. */
  readonly className?: string
}

/** All cards, in their order. */
export function Cards({ cards, className }: CardsProps) {
  return (
    <section className={classNames('vl-cards', className)}>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may link to the same page
        <article key={index}>
          <Card card={card} />
        </article>
      ))}
    </section>
  )
}

/** Default icons, which the stylesheet draws because not every system has the emoji. */
const DEFAULT_ICONS: ReadonlyMap<string, string> = new Map([
  ['🗃️', 'category'],
  ['📄️', 'doc'],
  ['🔗', 'link'],
])

export interface CardProps {
  /** The card. */
  readonly card: CardData
}

/** One card, which is a link as a whole. */
export function Card({ card }: CardProps) {
  const { icon, title } = cardTitle(card)
  const drawn = DEFAULT_ICONS.get(icon)
  return (
    <Anchor href={card.href} className="theme-doc-card-container card">
      <h2 className="vl-card-title" title={title}>
        <span
          className={classNames('vl-card-icon', drawn && `vl-card-icon--usual vl-card-icon--${drawn}`)}
          aria-hidden="true"
        >
          {icon}
        </span>
        {title}
      </h2>
      {card.description && (
        <p className="vl-card-description" title={card.description}>
          {card.description}
        </p>
      )}
    </Anchor>
  )
}

const STARTS_WITH_EMOJI = /^(?:\p{Emoji_Presentation}|\p{Emoji}\p{Emoji_Modifier}?\uFE0F)/u

/** `🚀 Launch` → icon `🚀`, title `Launch`; without an emoji the icon depends on the kind of link */
export function cardTitle({ type, href, label }: Pick<CardData, 'type' | 'href' | 'label'>): {
  icon: string
  title: string
} {
  // To take a text apart takes 20 ms the first time, which labels without emoji need not spend.
  const [first] = STARTS_WITH_EMOJI.test(label)
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(label)
    : []
  if (first) return { icon: first.segment, title: label.slice(first.segment.length).trim() }
  return { icon: type === 'category' ? '🗃️' : isExternalUrl(href) ? '🔗' : '📄️', title: label }
}
