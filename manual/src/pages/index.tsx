// The home page: what Vellum is, and where to go from here.

import { Link } from 'vellum/client'
import { Layout } from 'vellum/theme'

const sections = [
  { to: '/learn', title: 'Learn', text: 'From an empty folder to a published site, one subject per page.' },
  { to: '/reference', title: 'Reference', text: 'Every field, key, command, component, token and label.' },
  { to: '/move', title: 'Move', text: 'From Docusaurus, VitePress, Starlight and Nextra.' },
  { to: '/why', title: 'Why', text: 'How it works, what it costs, what it is not for.' },
]

export default function Home() {
  return (
    <Layout
      title="Vellum manual"
      description="The manual of Vellum, a documentation engine for Markdown and React."
    >
      <main>
        <h1>Vellum</h1>
        <ul>
          {sections.map(({ to, title, text }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>: {text}
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  )
}
