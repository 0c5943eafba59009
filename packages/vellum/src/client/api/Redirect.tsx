import { Head } from './Head.js'
import { Link } from './Link.js'

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
