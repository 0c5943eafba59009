// `demo-api.js`, the script that the example apps load before their own: it responds for
// `https://api.example.com` inside the page, with data that is fresh on each load.

import { asFetch } from 'vellum-playground/api'
import { createDemoApi } from '../../demoApi'
import { type Condition, underCondition } from './conditions'
import { followColours } from './followColours'
import { networkBar } from './networkBar'
import { pageFetch } from './pageFetch'

let condition: Condition = 'normal'
const api = underCondition(createDemoApi(), () => condition)

globalThis.fetch = pageFetch({ real: globalThis.fetch, demo: asFetch(api), base: location.href })

// Only in a page of the same site: others hide their frame.
if (window.frameElement) followColours(document, window.frameElement)

document.addEventListener('DOMContentLoaded', () => {
  const bar = networkBar(document, (choice) => {
    condition = choice
  })
  document.body.prepend(bar)
})
