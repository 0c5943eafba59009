// The home page: what Vellum is, how a site begins, the sections of the manual, and where common tasks are explained.

import { Link, Translate, translate } from 'vellum/client'
import { CodeBlock, Layout } from 'vellum/theme'
import { listSections } from '../home/sections'
import { listTasks } from '../home/tasks'
import styles from './index.module.css'

const start = `npm create vellum my-docs
cd my-docs
npm run dev`

export default function Home() {
  const title = translate({ id: 'home.title', message: 'Documentation sites from Markdown and React' })
  return (
    <Layout
      title={title}
      description={translate({
        id: 'home.description',
        message:
          'The manual of Vellum: learn it, look up every field, key, command, component and token, and move a site from another engine.',
      })}
    >
      <main className={styles.page}>
        <div className={styles.intro}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>
              <Translate id="home.lead">
                Vellum turns a folder of Markdown, in the format of Docusaurus, into static pages that work
                without JavaScript, with search, versions, locales, a blog and a strict security policy.
              </Translate>
            </p>
            <div className={styles.actions}>
              <Link className={styles.primary} to="/learn">
                <Translate id="home.start">Start a site</Translate>
              </Link>
              <Link className={styles.secondary} to="/reference">
                <Translate id="home.reference">Look something up</Translate>
              </Link>
            </div>
          </div>
          <CodeBlock language="sh" title={translate({ id: 'home.sample', message: 'A new site' })}>
            {start}
          </CodeBlock>
        </div>
        <ul className={styles.sections}>
          {listSections().map(({ to, title, text }) => (
            <li key={to} className={styles.section}>
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <section className={styles.tasks} aria-labelledby="tasks">
          <h2 id="tasks">
            <Translate id="home.tasks">Common tasks</Translate>
          </h2>
          <ul>
            {listTasks().map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  )
}
