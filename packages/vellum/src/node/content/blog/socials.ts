// The profiles of an author: a platform with a name there, or a URL.

/** A profile of an author. */
export interface Social {
  /** The platform as it is written: `github` */
  readonly platform: string
  readonly href: string
}

const PLATFORMS: Readonly<Record<string, (name: string) => string>> = {
  x: (name) => `https://x.com/${name}`,
  twitter: (name) => `https://twitter.com/${name}`,
  github: (name) => `https://github.com/${name}`,
  gitlab: (name) => `https://gitlab.com/${name}`,
  linkedin: (name) => `https://www.linkedin.com/in/${name}/`,
  stackoverflow: (id) => `https://stackoverflow.com/users/${id}`,
  bluesky: (name) => `https://bsky.app/profile/${name}`,
  instagram: (name) => `https://www.instagram.com/${name}`,
  threads: (name) => `https://www.threads.net/@${name}`,
  mastodon: (name) => `https://mastodon.social/@${name}`,
  twitch: (name) => `https://twitch.tv/${name}`,
  youtube: (name) => `https://youtube.com/@${name}`,
  email: (address) => `mailto:${address}`,
}

/** The platforms whose URLs are known. */
export const PLATFORM_NAMES = Object.keys(PLATFORMS)

/** `github: ada` → `https://github.com/ada`; a URL stays; `undefined` for an unknown platform */
export function socialOf(platform: string, value: string): Social | undefined {
  if (/^(?:https?:\/\/|mailto:)/i.test(value)) return { platform, href: value }
  const href = PLATFORMS[platform.toLowerCase()]?.(value.replace(/^@/, ''))
  return href === undefined ? undefined : { platform, href }
}
