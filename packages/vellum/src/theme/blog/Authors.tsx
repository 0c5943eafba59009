import { Anchor } from '../../client/runtime/Anchor.js'
import type { PostAuthor } from '../../shared/blogPage.js'

/** The authors of a post. */
export function Authors({ authors }: { authors: readonly PostAuthor[] }) {
  return (
    <ul className="vl-authors">
      {authors.map((author, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: authors may have no name, and never move
        <li key={index}>
          <Author author={author} />
        </li>
      ))}
    </ul>
  )
}

/** One author: picture, name, what they do, and where else they are. */
export function Author({ author }: { author: PostAuthor }) {
  const { name, title, href, image, socials } = author
  const picture = image !== undefined && (
    // The name stands beside it.
    <img
      className="avatar__photo"
      src={image}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
    />
  )
  return (
    <div className="avatar">
      {picture}
      <div className="avatar__intro">
        {name !== undefined && (
          <div className="avatar__name">
            {href === undefined ? (
              name
            ) : (
              <Anchor href={href} className="vl-author-link">
                {name}
              </Anchor>
            )}
          </div>
        )}
        {title !== undefined && <div className="avatar__subtitle">{title}</div>}
        {socials.length > 0 && <Socials author={author} />}
      </div>
    </div>
  )
}

/** Places whose usual spelling is not just the word with a capital. */
const NAMES: Readonly<Record<string, string>> = {
  x: 'X',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube',
}

function Socials({ author: { name = '', socials } }: { author: PostAuthor }) {
  return (
    <ul className="vl-socials">
      {socials.map(({ platform, href }) => {
        const word = NAMES[platform] ?? platform.charAt(0).toUpperCase() + platform.slice(1)
        return (
          <li key={platform}>
            <Anchor href={href} aria-label={`${word}: ${name}`}>
              {word}
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}
