import { Head } from './Head.js'
import { Link, useFinalHref } from './Link.js'

export interface RedirectProps {
  /** The URL or path to go to. */
  readonly to: string
}

/** Redirects to another page at once, even without script. */
export function Redirect({ to }: RedirectProps) {
  const url = useFinalHref(to)
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${url}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <Link to={to}>{to}</Link>
    </>
  )
}
