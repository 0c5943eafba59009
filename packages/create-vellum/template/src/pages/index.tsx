// The home page: a React component. Its title and tagline are those of vellum.config.ts.

import { Link } from 'vellum/client'
import { useDocusaurusContext } from 'vellum/client/compat'
import { CodeBlock, Layout } from 'vellum/theme'
import styles from './index.module.css'

const features = [
  {
    to: '/docs/guide/writing',
    title: 'Pages in Markdown',
    text: 'Code with colours, tabs, callouts, tables and React components. A broken link fails the build.',
  },
  {
    to: '/docs/guide/versions',
    title: 'Docs for each release',
    text: 'One command freezes a version. Readers choose theirs in the navbar, and search finds the pages of it.',
  },
  {
    to: '/blog',
    title: 'News with a feed',
    text: 'Posts with authors and tags. RSS and Atom feeds are written with every build.',
  },
]

export default function Home() {
  const { title, tagline, customFields } = useDocusaurusContext().siteConfig
  return (
    <Layout description={tagline}>
      <main className={styles.home}>
        <div className={styles.hero}>
          <div>
            <h1>{title}</h1>
            <p className={styles.tagline}>{tagline}</p>
            <p className={styles.actions}>
              <Link className={styles.primary} to="/docs/introduction">
                Get started
              </Link>
              <Link className={styles.secondary} href={String(customFields.manual)}>
                Vellum manual
              </Link>
            </p>
          </div>
          <CodeBlock language="sh" title="Install it">
            npm install %NAME%
          </CodeBlock>
        </div>
        <h2>Why {title}</h2>
        <ul className={styles.features}>
          {features.map(({ to, title, text }) => (
            <li key={to}>
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  )
}
