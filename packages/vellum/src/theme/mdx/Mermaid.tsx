export interface MermaidProps {
  /** The source of the diagram. */
  readonly value: string
}

/** A diagram. It is drawn in the browser only; as served there is its source (CB-13). */
export function Mermaid({ value }: MermaidProps) {
  return <div className="docusaurus-mermaid-container" data-mermaid={value} />
}
