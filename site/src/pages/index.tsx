// The home page: what Troth is, a first program and what it prints, what it weighs,
// what it promises, and where to go from here. Nothing on it has state.

import { client, urls } from '@site/urls'
import { engines } from 'troth/package.json'
import { Link } from 'vellum/client'
import { CodeBlock, Layout } from 'vellum/theme'
import { dependencyCount } from '../home/dependencies'
import { RetryTimeline } from '../home/RetryTimeline'
import { Sample } from '../home/Sample'
import { Sizes, trothBytes } from '../home/Sizes'
import errorAsValueOutput from '../home/samples/error-as-value.out.txt?raw'
import errorAsValue from '../home/samples/error-as-value.ts?raw'
import firstRequestOutput from '../home/samples/first-request.out.txt?raw'
import firstRequest from '../home/samples/first-request.ts?raw'
import retryOutput from '../home/samples/retry.out.txt?raw'
import retry from '../home/samples/retry.ts?raw'
import typedResultOutput from '../home/samples/typed-result.out.txt?raw'
import typedResult from '../home/samples/typed-result.ts?raw'
import styles from './index.module.css'

const description =
  'Troth is a small HTTP client for browsers and Node.js: built on fetch, without dependencies, typed from the request to the error.'

const reference = `/docs/api/${client}/`
const options = `/docs/api/${client}-options`

const promises = [
  {
    title: 'No path leaves the base URL',
    text: (
      <>
        <code>../admin</code>, <code>{'//evil.example'}</code> and full URLs end in a <code>ConfigError</code>{' '}
        before anything is sent. Origins that you allow do not get the client’s headers.
      </>
    ),
    to: `${options}#baseurl`,
  },
  {
    title: 'No POST is repeated unasked',
    text: (
      <>
        <code>retry</code> leaves POST and PATCH alone until you list them or give an{' '}
        <code>idempotencyKey</code>, which every attempt then carries.
      </>
    ),
    to: `${options}#idempotencykey`,
  },
  {
    title: 'No request waits forever',
    text: 'An attempt has 30 seconds unless you say otherwise, its body included. When a call is over, its timers and its listener on your signal are gone.',
    to: `${options}#timeout`,
  },
  {
    title: 'No message tells a secret',
    text: 'An error message has the method, the URL without its query, and what went wrong: no header value, no body, no password.',
    to: `${reference}#trotherror`,
  },
]

const ways = [
  {
    title: 'Install it',
    links: [
      ['In a Node.js project', '/docs/installation/nodejs'],
      ['In CommonJS', '/docs/installation/cjs'],
      ['In the browser, with a bundler', '/docs/installation/browser-with-bundlers'],
      ['In the browser, as a module from a CDN', '/docs/installation/browser-without-bundlers'],
      ['In the browser, with a script tag', '/docs/installation/umd'],
    ],
  },
  {
    title: 'Use it with',
    links: [
      ['React: Suspense, cancel on unmount', '/docs/frameworks/react'],
      ['Vue 3: a composable', '/docs/frameworks/vue3'],
      ['Vite: environment and proxy', '/docs/frameworks/vite'],
    ],
  },
  {
    title: 'Look up',
    links: [
      ['An option and its default', options],
      ['What an error code means', `${reference}#errors`],
      ['A call, from getAsync to setHeaders', '/docs/category/methods'],
    ],
  },
  {
    title: 'Try it',
    links: [
      ['In the playground', '/docs/category/playground'],
      ['In an example app', '/docs/category/example-apps'],
    ],
  },
] as const

/** The page at `/`. */
export default function Home() {
  return (
    <Layout description={description}>
      <main className={styles.home}>
        <header className={styles.hero}>
          <div>
            <h1 className={styles.name}>Troth</h1>
            <p className={styles.tagline}>Promised based HTTP client for Modern APIs</p>
            <p className={styles.lead}>
              Troth gives <code>fetch</code> a base URL that no path can leave, a time limit, retries when you
              ask for them, and one typed error for each way a request can fail.
            </p>
            <p className={styles.actions}>
              <Link className={styles.primary} to="/docs/introduction">
                Get started
              </Link>
              <Link className={styles.secondary} to="/docs/category/api-reference">
                API reference
              </Link>
            </p>
            <CodeBlock className={styles.install} language="bash">
              npm install troth
            </CodeBlock>
          </div>
          <Sample title="first-request.ts" code={firstRequest} output={firstRequestOutput} />
        </header>

        <section className={styles.section}>
          <h2>What it adds to your bundle</h2>
          <div className={styles.proof}>
            <Sizes />
            <dl className={styles.facts}>
              <div>
                <dt>{trothBytes}</dt>
                <dd>bytes, with time limits, retries, schema checks and every error class in them.</dd>
              </div>
              <div>
                <dt>{dependencyCount}</dt>
                <dd>dependencies: installing Troth adds one package.</dd>
              </div>
              <div>
                <dt>3</dt>
                <dd>
                  formats: ESM, CommonJS, and UMD for script tags. Types for <code>import</code> and for{' '}
                  <code>require</code>.
                </dd>
              </div>
              <div>
                <dt>{engines.node.replace('>=', '')}</dt>
                <dd>is the oldest Node.js it runs in. Current browsers need no polyfill.</dd>
              </div>
            </dl>
          </div>
        </section>

        <section className={styles.section}>
          <h2>What you write, what you get</h2>
          <div className={styles.pair}>
            <div>
              <h3>The type is checked, not claimed</h3>
              <p>
                <code>data</code> is <code>unknown</code> until you say more. With a schema of Zod, Valibot or
                ArkType it is what the schema returns: <code>publishedAt</code> is text on the wire and a{' '}
                <code>Date</code> here. Data that does not fit is a <code>SchemaError</code>.{' '}
                <Link to={`${options}#schema`}>More about schemas</Link>
              </p>
              <Sample code={typedResult} output={typedResultOutput} />
            </div>
            <div>
              <h3>The error is a value, and typed</h3>
              <p>
                No call under <code>safe</code> rejects. The error’s <code>kind</code> is one of seven; an{' '}
                <code>http</code> error has the status and the parsed body, in the type you named.{' '}
                <code>docs</code> is the address that explains it.{' '}
                <Link to={`${reference}#safe`}>More about errors as values</Link>
              </p>
              <Sample code={errorAsValue} output={errorAsValueOutput} />
            </div>
          </div>
          <h3>The retry waits its turn</h3>
          <p className={styles.text}>
            With <code>retry: 2</code>, GET, PUT and DELETE are sent up to twice more after 408, 429, 502,
            503, 504 or a failed connection. Each wait is random below a bound that doubles, so that clients
            which failed together do not come back together. When the server sends <code>Retry-After</code>,
            that is the wait, up to a minute. <Link to={`${options}#retry`}>More about retries</Link>
          </p>
          <Sample code={retry} output={retryOutput} picture={<RetryTimeline />} />
        </section>

        <section className={styles.section}>
          <h2>What it promises</h2>
          <p className={styles.text}>
            Troth is an old word for a promise. Its{' '}
            <Link href={`${urls.repository}/tree/main/packages/troth/test`}>tests</Link> hold it to these
            four.
          </p>
          <ul className={styles.promises}>
            {promises.map(({ title, text, to }) => (
              <li key={title}>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>

        <section className={styles.section}>
          <h2>Where to go next</h2>
          <div className={styles.ways}>
            {ways.map(({ title, links }) => (
              <div key={title}>
                <h3>{title}</h3>
                <ul>
                  {links.map(([text, to]) => (
                    <li key={to}>
                      <Link to={to}>{text}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      </main>
    </Layout>
  )
}
