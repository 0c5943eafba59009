// The pieces of cards that copies of Docusaurus' components import.

import type { ReactNode } from 'react'
import { Anchor } from '../../client/runtime/Anchor.js'
import { cardTitle } from '../parts/Cards.js'
import { classNames } from '../parts/classNames.js'

/** The emoji at the start of a text. */
export function leadingIcon(text: string): string | undefined {
  const { icon } = cardTitle({ type: 'link', href: '', label: text })
  return text.startsWith(icon) ? icon : undefined
}

interface CardTextProps {
  readonly title: string
  readonly icon?: ReactNode
}

/** The icon of a card. */
export function CardIcon({ icon }: Pick<CardTextProps, 'icon'>) {
  return (
    <span className="vl-card-icon" aria-hidden="true">
      {icon}
    </span>
  )
}

/** The text of a card's title. */
export function CardTitleText({ title }: Pick<CardTextProps, 'title'>) {
  return title
}

/** Icon and title of a card. */
export function CardHeading({ title, icon }: CardTextProps) {
  return (
    <h2 className="vl-card-title" title={title}>
      {icon && <CardIcon icon={icon} />}
      {title}
    </h2>
  )
}

interface CardDescriptionProps {
  readonly description: string
}

/** The line below the title of a card. */
export function CardDescription({ description }: CardDescriptionProps) {
  return (
    <p className="vl-card-description" title={description}>
      {description}
    </p>
  )
}

interface CardLayoutProps extends CardTextProps {
  readonly href: string
  readonly className?: string
  readonly description?: string | undefined
}

/** A card, which is a link as a whole. */
export function CardLayout({ href, className, title, icon, description }: CardLayoutProps) {
  return (
    <Anchor href={href} className={classNames('theme-doc-card-container card', className)}>
      <CardHeading title={title} icon={icon} />
      {description && <CardDescription description={description} />}
    </Anchor>
  )
}
