// The colours of the announcement bar as a stylesheet: a strict Content Security Policy allows no
// style attributes.

import type { AnnouncementBarData } from './site.js'

/** Rules for the site's stylesheet; empty if no colour is set. */
export function announcementBarCss(bar: AnnouncementBarData | undefined): string {
  const declarations = [
    ['background-color', bar?.backgroundColor],
    ['color', bar?.textColor],
  ].flatMap(([name, value]) => (value ? [`${name}:${plainValue(value)}`] : []))
  return declarations.length === 0 ? '' : `.theme-announcement-bar{${declarations.join(';')}}\n`
}

/** A value that cannot end its declaration. */
function plainValue(value: string): string {
  return value.replace(/[;{}<>]/g, '')
}
