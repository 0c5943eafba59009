import { expect, it } from 'vitest'
import { readTokens } from './readTokens.js'

const css = `
/* About the file; not about a token. */
:root {
  color-scheme: light;

  /* Background; of the page. */
  --vl-paper: #fff;
  --vl-derived: color-mix(in srgb, var(--vl-paper), #f00);
  --vl-heading-weight: 700;
  --vl-bare: 1rem;
}

@media screen {
  [data-theme="dark"],
  .footer--dark {
    --vl-paper: #000;
  }
}

@media (prefers-contrast: more) {
  :root {
    --vl-paper: red;
  }
}

/* Direction. */
:root,
[dir="ltr"] {
  /* Where lines begin. */
  --vl-start: left;
}

.a {
  --vl-own: 1px;
}
`

it('reads tokens with the comment above each and both values', () => {
  expect(readTokens(css)).toEqual([
    {
      name: '--vl-paper',
      description: 'Background; of the page.',
      since: '0.1',
      light: '#fff',
      dark: '#000',
      type: 'colour',
      colours: { light: '#ffffff', dark: '#000000' },
    },
    {
      name: '--vl-derived',
      description: '',
      since: '0.1',
      light: 'color-mix(in srgb, var(--vl-paper), #f00)',
      type: 'colour',
      colours: { light: '#ff8080', dark: '#800000' },
    },
    { name: '--vl-heading-weight', description: '', since: '0.1', light: '700', type: 'font' },
    { name: '--vl-bare', description: '', since: '0.1', light: '1rem', type: 'length' },
    { name: '--vl-start', description: 'Where lines begin.', since: '0.1', light: 'left', type: 'keyword' },
  ])
})
