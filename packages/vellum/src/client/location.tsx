// The place of the page on screen, in the form that content written for a router expects.

import { Head } from './Head.js'
import { Link } from './Link.js'
import { usePage } from './pageContext.js'

/** A place: path, query and hash. */
export interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The place of the page on screen. Query and hash are empty as served (LD-4). */
export function useLocation(): Location {
  return { pathname: usePage().path, search: '', hash: '' }
}

/** Ways to go to another place. */
export interface History {
  readonly location: Location
  readonly push: (url: string) => void
  readonly replace: (url: string) => void
  readonly goBack: () => void
}

/** Ways to leave the page; to be called from handlers, in the browser. */
export function useHistory(): History {
  const location = useLocation()
  return {
    location,
    push: (url) => window.location.assign(url),
    replace: (url) => window.location.replace(url),
    goBack: () => window.history.back(),
  }
}

/** Leads to another page at once, without script too. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <Link to={to}>{to}</Link>
    </>
  )
}
