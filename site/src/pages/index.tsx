// The home page: the name, what it is, one sample, and where to go from here.

import { addresses, client } from '@site/addresses'
import { Link } from 'vellum/client'
import { CodeBlock, Layout } from 'vellum/theme'
import styles from './index.module.css'

const description =
  'Troth is a small HTTP client for browsers and Node.js: built on fetch, without dependencies, typed from the request to the error.'

const sample = `import { createClient } from 'troth'

const api = createClient({
  baseUrl: 'https://api.example.com/v1',
  retry: 2,
})

// A typed answer
const { data } = await api.getAsync<User>('users/7')

// The error as a value
const result = await api.safe.postAsync('users', { name: 'Ada' })
if (!result.ok) console.log(result.error.code, result.error.docs)`

const features = [
  {
    title: 'Five calls',
    text: 'getAsync, postAsync, putAsync, patchAsync and deleteAsync. The same five under safe never reject.',
    to: `/docs/api/${client}/`,
  },
  {
    title: 'One class for each way to fail',
    text: 'Seven errors with stable codes. A message names the request and never a secret.',
    to: `/docs/api/${client}/#errors`,
  },
  {
    title: 'Safe by default',
    text: 'A path cannot leave the base URL, an attempt ends after 30 seconds, nothing is repeated unless you say so.',
    to: `/docs/api/${client}-options`,
  },
  {
    title: 'Runs where you are',
    text: 'ESM, CommonJS and UMD, each with types. At most 4 KB compressed, everything included.',
    to: '/docs/category/installation',
  },
]

/** The page at `/`. */
export default function Home() {
  return (
    <Layout description={description}>
      <main className={styles.home}>
        <header className={styles.hero}>
          <div>
            <h1 className={styles.name}>Troth</h1>
            <p className={styles.tagline}>Promised based HTTP client for Modern APIs</p>
            <p className={styles.actions}>
              <Link className={styles.primary} to="/docs/introduction">
                Get started
              </Link>
              <Link className={styles.secondary} to="/docs/installation/nodejs">
                Install
              </Link>
              <Link className={styles.secondary} href={addresses.repository}>
                GitHub
              </Link>
            </p>
          </div>
          <div className={styles.sample}>
            <CodeBlock language="ts">{sample}</CodeBlock>
          </div>
        </header>
        <ul className={styles.features}>
          {features.map(({ title, text, to }) => (
            <li key={title}>
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  )
}
