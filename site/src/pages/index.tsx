// The home page: what Troth is, a first program and what it prints, what happens when a request
// fails, what it weighs, what it promises, and where to go from here. Nothing on it has state: the samples are
// run by the playground, which is loaded with the first Run.

import { client, urls } from '@site/urls'
import { engines } from 'troth/package.json'
import { Head, Link } from 'vellum/client'
import { CodeBlock, Layout } from 'vellum/theme'
import serif from '../../fonts/newsreader.woff2'
import serifItalic from '../../fonts/newsreader-italic.woff2'
import { dependencyCount } from '../home/dependencies'
import { errorKinds, maxRetryAfter, retryStatuses, timeout } from '../home/facts.json'
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
  'Troth is a small HTTP client for browsers and Node.js: built on fetch, without dependencies, with timeouts, retries and typed errors.'

const formats = ['ESM', 'CommonJS', 'UMD']

const reference = `/docs/api/${client}/`
const options = `/docs/api/${client}-options`

const promises = [
  {
    title: 'Paths cannot escape the base URL',
    text: (
      <>
        <code>../admin</code>, <code>{'//evil.example'}</code> and URLs of other origins fail with a{' '}
        <code>ConfigError</code> before anything is sent. Origins that you allow do not receive the client’s
        headers.
      </>
    ),
    to: `${options}#baseurl`,
  },
  {
    title: 'POST and PATCH are not retried by default',
    text: (
      <>
        <code>retry</code> skips POST and PATCH, unless you list them or send an <code>idempotencyKey</code>,
        which every attempt then sends.
      </>
    ),
    to: `${options}#idempotencykey`,
  },
  {
    title: 'Every attempt has a timeout',
    text: `${timeout[0]!.toUpperCase()}${timeout.slice(1)} by default, including reading the body. When a call ends, its timers and its listener on your signal are removed.`,
    to: `${options}#timeout`,
  },
  {
    title: 'Error messages contain no secrets',
    text: 'A message has the method, the URL without its query, and what went wrong. It never contains header values, bodies or passwords.',
    to: `${reference}#trotherror`,
  },
]

const ways = [
  {
    title: 'Install',
    links: [
      ['Node.js', '/docs/installation/nodejs'],
      ['CommonJS', '/docs/installation/cjs'],
      ['Browser, with a bundler', '/docs/installation/browser-with-bundlers'],
      ['Browser, ES module from a CDN', '/docs/installation/browser-without-bundlers'],
      ['Browser, script tag', '/docs/installation/umd'],
    ],
  },
  {
    title: 'How to',
    links: [
      ['All tasks', '/docs'],
      ['Migrate from axios or ky', '/docs/introduction#migrate-from-axios'],
      ['Show field errors after a POST', `${reference}methods/post-async#validation-errors`],
      ['Upload a file with progress', `${reference}methods/post-async#upload-progress`],
      ['Refresh a token, or sign out', `${reference}methods/set-headers#sign-out-when-a-refresh-fails`],
      ['Test code that sends requests', '/docs/installation/nodejs#testing'],
    ],
  },
  {
    title: 'Use with',
    links: [
      ['React', '/docs/frameworks/react'],
      ['Vue 3', '/docs/frameworks/vue3'],
      ['Vite', '/docs/frameworks/vite'],
    ],
  },
  {
    title: 'Look up and try',
    links: [
      ['Options and defaults', options],
      ['Error codes', `${reference}#errors`],
      ['Methods', '/docs/category/methods'],
      ['Playground', '/docs/category/playground'],
      ['Example apps', '/docs/category/example-apps'],
    ],
  },
] as const

/** The page at `/`. */
export default function Home() {
  return (
    <Layout description={description}>
      {/* Without these, a first visit shows name and tagline in other fonts. Pages of the docs do not wait. */}
      <Head>
        <link rel="preload" href={serif} as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href={serifItalic} as="font" type="font/woff2" crossOrigin="" />
      </Head>
      <main className={styles.home}>
        <Hero />
        <Capabilities />
        <BundleSize />
        <Guarantees />
        <NextSteps />
      </main>
    </Layout>
  )
}

/** The name, what Troth is, and a first request. */
function Hero() {
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.name}>Troth</h1>
        <p className={styles.tagline}>Promised based HTTP client for Modern APIs</p>
        <p className={styles.lead}>
          An HTTP client built on <code>fetch</code>: a base URL that paths cannot escape, a default timeout,
          retries, and a typed error for every failure.
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
  )
}

/** Retries, errors as values and schemas, each with a sample that runs. */
function Capabilities() {
  return (
    <section className={styles.section}>
      <h2>Safe retries, typed errors, typed data</h2>
      <h3>Retry with backoff and Retry-After</h3>
      <p className={styles.text}>
        With <code>retry: 2</code>, GET, PUT and DELETE are retried up to twice after a lost connection or the
        status {retryStatuses}. Waits use exponential backoff with full jitter, so clients that failed
        together don’t retry together. When the server sends <code>Retry-After</code>, Troth waits that long;
        if it asks for more than {maxRetryAfter}, the call fails instead.{' '}
        <Link to={`${options}#retry`}>More about retries</Link>
      </p>
      <Sample code={retry} output={retryOutput} picture={<RetryTimeline />} />
      <div className={styles.pair}>
        <div>
          <h3>Handle errors as values</h3>
          <p>
            The methods of <code>safe</code> never reject. Each of the {errorKinds} error kinds is a class: an{' '}
            <code>http</code> error has the status and the parsed body. <code>docs</code> is the URL that
            explains the error. <Link to={`${reference}#safe`}>More about errors as values</Link>
          </p>
          <Sample code={errorAsValue} output={errorAsValueOutput} />
        </div>
        <div>
          <h3>Validate responses with a schema</h3>
          <p>
            A type argument such as <code>getAsync&lt;User&gt;</code> is not checked at runtime; a Zod,
            Valibot or ArkType schema is. <code>data</code> has the type that the schema returns: here{' '}
            <code>publishedAt</code> becomes a <code>Date</code>. Data that does not match is a{' '}
            <code>SchemaError</code>. <Link to={`${options}#schema`}>More about schemas</Link>
          </p>
          <Sample code={typedResult} output={typedResultOutput} needs="zod" />
        </div>
      </div>
    </section>
  )
}

/** The size compared with other clients, and facts about the package. */
function BundleSize() {
  return (
    <section className={styles.section}>
      <h2>Bundle size</h2>
      <div className={styles.proof}>
        <Sizes />
        <dl className={styles.facts}>
          <div>
            <dt>{trothBytes}</dt>
            <dd>bytes, with timeouts, retries, schema validation and all error classes.</dd>
          </div>
          <div>
            <dt>{dependencyCount}</dt>
            <dd>dependencies: installing Troth adds one package.</dd>
          </div>
          <div>
            <dt>{formats.length}</dt>
            <dd>
              formats: {formats.join(', ')}. Types for <code>import</code> and for <code>require</code>.
            </dd>
          </div>
          <div>
            <dt>{engines.node.replace('>=', '')}</dt>
            <dd>or newer is the Node.js that Troth needs. Current browsers need no polyfills.</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

/** What Troth promises, each with a link to its page. */
function Guarantees() {
  return (
    <section className={styles.section}>
      <h2>Guarantees</h2>
      <p className={styles.text}>
        Troth is an old word for a promise. The{' '}
        <Link href={`${urls.repository}/tree/main/packages/troth/test`}>test suite</Link> covers each of
        these.
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
  )
}

/** Links to the parts of the documentation. */
function NextSteps() {
  return (
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
  )
}
