// The script in the head that runs before the first paint, so that nothing flashes: colour mode, a dismissed
// announcement bar and chosen tabs; and that a long article is not laid out as a whole. In: the site's
// options. Out: the code, minified by hand, because every document contains it. Storage may be blocked, so
// each access is guarded.
//
// The elements do not exist yet, so chosen tabs are shown by a constructed stylesheet, which a strict Content
// Security Policy allows. The sheet is in `document.adoptedStyleSheets` with the property `vlTabs`; the
// behaviour of tabs removes it after it has selected them. It expects `[data-group]` or `[data-query]` > `ul`
// > `li[data-value]` and > `div` > `div[data-value]`.

import { ROOT_ATTRIBUTES } from './rootAttributes.js'
import { scriptLiteral } from './scriptLiteral.js'
import type { SiteData } from './site.js'

/** The part of `SiteData` that the script depends on. */
export type PrepaintOptions = Pick<SiteData, 'colorMode' | 'storage' | 'announcementBar'>

/** The largest screen whose first paint may skip what is below it, in pixels. */
export const FIRST_SCREEN = { width: 640, height: 1000 }

/** The code of the script. */
export function prepaintScript({ colorMode, storage, announcementBar }: PrepaintOptions): string {
  const { keySuffix } = storage
  return [
    // t = try, q = query, s = storage, c = CSS, x = its sheet, r = adds a rule to it
    '(()=>{let d=document,h=d.documentElement,c="",x,t=f=>{try{return f()}catch(e){}},',
    `q=t(()=>new URLSearchParams(location.search)),s=t(()=>${storage.type}),`,
    tabRule,
    tabsFromStorage(keySuffix),
    fromQuery,
    colorModeCode(colorMode, keySuffix),
    announcementBar ? announcementCode(announcementBar.id, keySuffix) : '',
    tabSheet,
    firstPaint,
    '})()',
  ].join('')
}

// All rules are equally specific, so the later choice wins: the query over the storage.
// A group that has no panel with the value keeps its own selection.
// biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder in the code of the script
const VALUE = '${v}'
const tabRule = [
  'r=(n,k,v)=>{v="[data-value="+CSS.escape(v)+"]";c+="[data-"+n+CSS.escape(k)+`]',
  `:has(>*>div${VALUE})>*{>div:not(${VALUE}){display:none}>div${VALUE}{display:block}`,
  `>li:not(${VALUE}){color:var(--vl-ink-soft);border-color:#0000}`,
  `>li${VALUE}{color:var(--vl-accent);border-color:currentColor}}`,
  '`};',
].join('')

function tabsFromStorage(keySuffix: string): string {
  const prefix = 'docusaurus.tab.'
  const ends = keySuffix ? `&&k.endsWith(${scriptLiteral(keySuffix)})` : ''
  const group = `k.slice(${prefix.length}${keySuffix ? `,-${keySuffix.length}` : ''})`
  return `t(()=>Object.keys(s).map(k=>k.startsWith("${prefix}")${ends}&&r("group=",${group},s.getItem(k))));`
}

// Names of the engine's own attributes are not set by a query, and names in HTML are case-insensitive. The
// script sets its own attributes afterwards: no query parameter can change them.
const { hydrated, scrolled, firstPaint: skipping, plain } = ROOT_ATTRIBUTES
const ownNames = [hydrated, scrolled, skipping, plain].map((name) => name.slice('data-'.length))
const fromQuery = [
  `t(()=>q.forEach((v,k)=>t(()=>{/^docusaurus-data-(?!(${ownNames.join('|')})$)/i.test(k)`,
  '&&h.setAttribute(k.slice(11),v);r("query=",k,v)})));',
].join('')

function colorModeCode(
  { defaultMode, disableSwitch, respectPrefersColorScheme }: PrepaintOptions['colorMode'],
  keySuffix: string,
): string {
  const key = scriptLiteral(`theme${keySuffix}`)
  const valid = 'm=v=>/^(light|dark)$/.test(v)&&v'
  const initial = `t(()=>m(q.get("docusaurus-theme")))||t(()=>m(s.getItem(${key})))`
  const system = `t(()=>matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light")||"${defaultMode}"`
  const chosen = disableSwitch ? '' : 'i||'
  return [
    disableSwitch ? '' : `let ${valid},i=${initial};`,
    respectPrefersColorScheme
      ? `h.dataset.theme=${chosen}${system};h.dataset.themeChoice=${chosen}"system";`
      : `h.dataset.theme=h.dataset.themeChoice=${chosen}"${defaultMode}";`,
  ].join('')
}

// A dismissal counts only for the bar with the same id.
function announcementCode(id: string, keySuffix: string): string {
  const stored = (name: string) =>
    `s.getItem(${scriptLiteral(`docusaurus.announcement.${name}${keySuffix}`)})`
  const isDismissed = `t(()=>${stored('dismiss')}=="true"&&${stored('id')}===${scriptLiteral(id)})`
  return `h.dataset.announcementBarInitiallyDismissed=!!${isDismissed};`
}

// On phones alone, because a tall screen shows more. Not if the browser scrolls to a position in the page:
// positions are exact only when everything is laid out.
const firstPaint = [
  `t(()=>innerWidth<=${FIRST_SCREEN.width}&&innerHeight<=${FIRST_SCREEN.height}&&!location.hash`,
  '&&performance.getEntriesByType("navigation")[0].type=="navigate"&&(h.dataset.firstPaint=""));',
].join('')

// For screens only: on paper all panels may show.
const tabSheet =
  't(()=>c&&(x=new CSSStyleSheet({media:"screen"}),x.vlTabs=!0,x.replaceSync(c),d.adoptedStyleSheets.push(x)));'
