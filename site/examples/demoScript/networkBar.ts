// The bar at the top of an example: which API responds here, and a choice of how its
// network behaves. In a shadow tree, so that it and the app do not style each other.

import type { Condition } from './conditions'

const CHOICES: readonly (readonly [Condition, string])[] = [
  ['normal', 'Normal'],
  ['slow', 'Slow'],
  ['failing', 'Failing'],
  ['offline', 'Offline'],
]

const STYLES = `
  :host {
    display: block;
    padding: 0.5rem 1rem;
    border-bottom: 1px dashed light-dark(#7b6a3a, #b9a66a);
    background: light-dark(#fff6dc, #2b2614);
    color: light-dark(#3a3015, #f0e6c8);
    font: 0.875rem / 1.5 system-ui, sans-serif;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    float: inline-start;
    padding: 0;
    font-weight: 600;
    line-height: 1.75rem;
  }
  label {
    display: inline-flex;
    gap: 0.3rem;
    align-items: center;
    min-height: 1.75rem;
  }
  input {
    margin: 0;
    accent-color: light-dark(#7a5a00, #f0c040);
  }
`

/** Makes the bar; `onChoice` is called with what the reader chooses. It begins with the first choice. */
export function networkBar(document: Document, onChoice: (condition: Condition) => void): HTMLElement {
  const bar = document.createElement('aside')
  bar.ariaLabel = 'Demo API'
  const fields = document.createElement('fieldset')
  const legend = document.createElement('legend')
  legend.textContent = 'Demo network'
  fields.append(
    legend,
    ...CHOICES.map(([value, label], i) => choice(document, { value, label, isFirst: i === 0 })),
  )
  fields.addEventListener('change', ({ target }) => onChoice((target as HTMLInputElement).value as Condition))
  const style = document.createElement('style')
  style.textContent = STYLES
  bar.attachShadow({ mode: 'open' }).append(style, fields)
  return bar
}

interface Choice {
  readonly value: Condition
  readonly label: string
  readonly isFirst: boolean
}

function choice(document: Document, { value, label, isFirst }: Choice): HTMLLabelElement {
  const element = document.createElement('label')
  const input = document.createElement('input')
  input.type = 'radio'
  input.name = 'condition'
  input.value = value
  input.checked = isFirst
  element.append(input, label)
  return element
}
