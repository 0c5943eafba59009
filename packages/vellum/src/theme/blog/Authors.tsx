import { usePostAround } from '../../client/context/postContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { PostAuthor } from '../../shared/blogPage.js'

export interface AuthorsProps {
  /** @default those of the post around the part, for parts that are written for Docusaurus */
  readonly authors?: readonly PostAuthor[]
}

/** The authors of a post. */
export function Authors({ authors: ownAuthors }: AuthorsProps) {
  const around = usePostAround()
  const authors = ownAuthors ?? around?.post.authors ?? []
  if (authors.length === 0) return null
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

export interface AuthorProps {
  readonly author: PostAuthor
}

/** One author: image, name, title, and links to other platforms. */
export function Author({ author }: AuthorProps) {
  const { name, title, href, image, socials } = author
  const portrait = image !== undefined && (
    // The name is next to it as text.
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
      {portrait}
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

/** Platforms whose name is more than the key with a capital letter. */
const PLATFORM_NAMES: Readonly<Record<string, string>> = {
  x: 'X',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube',
}

/** Links to other platforms of an author. */
export function Socials({ author: { name = '', socials } }: AuthorProps) {
  return (
    <ul className="vl-socials">
      {socials.map(({ platform, href }) => {
        const label = PLATFORM_NAMES[platform] ?? platform.charAt(0).toUpperCase() + platform.slice(1)
        return (
          <li key={platform}>
            <Anchor href={href} aria-label={`${label}: ${name}`}>
              {label}
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}
