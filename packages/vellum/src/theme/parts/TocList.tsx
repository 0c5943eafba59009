import type { TocItem } from '../../shared/toc.js'

export interface TocListProps {
  readonly items: readonly TocItem[]
  readonly className?: string
  readonly linkClassName?: string
}

/** A long name of code is broken after a dot, not in the middle of a word. */
const DOT_IN_CODE = /\.(?=\w[^<]*<\/code>)/g

/** Entries as nested lists of links. */
export function TocList({ items, className, linkClassName }: TocListProps) {
  if (items.length === 0) return null
  return (
    <ul className={className}>
      {items.map(({ id, value, children }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a partial that is shown twice has the same ids twice
        <li key={`${i} ${id}`}>
          <a
            href={`#${id}`}
            className={linkClassName}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler returns HTML
            dangerouslySetInnerHTML={{ __html: value.replace(DOT_IN_CODE, '.<wbr>') }}
          />
          <TocList items={children} {...(linkClassName ? { linkClassName } : {})} />
        </li>
      ))}
    </ul>
  )
}
