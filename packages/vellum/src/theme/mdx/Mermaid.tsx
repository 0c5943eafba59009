import { CodeBlock } from './CodeBlock.js'

export interface MermaidProps {
  /** The source of the diagram. */
  readonly value: string
}

/** A diagram. A client module of the site draws it from the attribute; until then its source is shown. */
export function Mermaid({ value }: MermaidProps) {
  return (
    <div className="docusaurus-mermaid-container" data-mermaid={value}>
      <CodeBlock language="mermaid">{value}</CodeBlock>
    </div>
  )
}
