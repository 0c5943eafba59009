// The script in the head of the home page that shows a banner when the site's files did not load,
// most often because of a wrong `baseUrl`. It builds its elements itself, so that their text is not
// in the page, and sets styles by script, which a strict Content Security Policy allows. For any
// browser: only ES5.

import { scriptLiteral } from './scriptLiteral.js'

/** The id of the banner; the site's stylesheet hides it. */
export const BASE_URL_BANNER_ID = '__vellum-base-url-issue-banner-container'

/** The data of the banner. */
export interface BaseUrlBannerOptions {
  /** The base URL as configured, with both slashes. */
  readonly baseUrl: string
}

/** The code of the script. The site's main script sets `window.__vellum` to `true`. */
export function baseUrlBannerScript({ baseUrl }: BaseUrlBannerOptions): string {
  const configured = `The configured baseUrl is ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`
  return [
    "document.addEventListener('DOMContentLoaded',function(){",
    // Compared with `true`: the root element has the same name, and elements with an id are properties of `window`.
    'if(window.__vellum===true)return;',
    `var box=document.createElement('div');box.id='${BASE_URL_BANNER_ID}';`,
    'function add(name,text,css){',
    'var element=document.createElement(name);element.style.cssText=css;',
    'element.appendChild(document.createTextNode(text));box.appendChild(element)}',
    'var path=location.pathname;',
    `box.style.cssText='${BOX_STYLE}';`,
    "add('p','This site did not load properly.','margin:0 0 8px;font-weight:bold;font-size:20px');",
    "add('p','A wrong baseUrl in the configuration of the site is a common reason.','margin:0 0 8px');",
    `add('p',${scriptLiteral(configured)},'margin:0 0 8px');`,
    "add('p','Suggested baseUrl: '+path+(path.charAt(path.length-1)==='/'?'':'/'),'margin:0');",
    'document.body.insertBefore(box,document.body.firstChild)})',
  ].join('')
}

const BOX_STYLE =
  'margin:20px;padding:20px;border:4px solid #b3261e;background:#fff;color:#16181d;font:16px/1.5 sans-serif'
