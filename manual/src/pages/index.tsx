// The home page: what Vellum is, how a site begins, the sections of the manual, and where common tasks are explained.

import { Link } from 'vellum/client'
import { CodeBlock, Layout } from 'vellum/theme'
import { tasks } from '../home/tasks'
import styles from './index.module.css'

const start = `npm create vellum my-docs
cd my-docs
npm run dev`

const sections = [
  { to: '/learn', title: 'Learn', text: 'From an empty folder to a published site, one subject per page.' },
  { to: '/reference', title: 'Reference', text: 'Every field, key, command, component, token and label.' },
  { to: '/move', title: 'Move', text: 'From Docusaurus, VitePress, Starlight and Nextra.' },
  { to: '/why', title: 'Why', text: 'How it works, what a page costs, and what it is not for.' },
]

export default function Home() {
  return (
    <Layout
      title="Documentation sites from Markdown and React"
      description="The manual of Vellum: learn it, look up every field, key, command, component and token, and move a site from another engine."
    >
      <main className={styles.page}>
        <div className={styles.intro}>
          <div>
            <h1 className={styles.title}>Documentation sites from Markdown and React</h1>
            <p className={styles.lead}>
              Vellum builds a folder of Docusaurus-format content into static pages that are read without
              script, with search, versions, locales, a blog and a strict security policy.
            </p>
            <div className={styles.actions}>
              <Link className={styles.primary} to="/learn">
                Start a site
              </Link>
              <Link className={styles.secondary} to="/reference">
                Look something up
              </Link>
            </div>
          </div>
          <CodeBlock language="sh" title="A new site">
            {start}
          </CodeBlock>
        </div>
        <ul className={styles.sections}>
          {sections.map(({ to, title, text }) => (
            <li key={to} className={styles.section}>
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <section className={styles.tasks} aria-labelledby="tasks">
          <h2 id="tasks">Common tasks</h2>
          <ul>
            {tasks.map(({ to, text }) => (
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
