// The optional features of the shell. In Node all are enabled. For browsers, the bundle of a site
// replaces this module with one that has the same names and the values of the site's configuration
// (node/vite/siteFeatures.ts); the code of a disabled feature is not sent.

/** The code runs in Node, too: what it does and says there. No site needs it in browsers. */
export const HAS_SERVER_CODE: boolean = true
/** There is an announcement bar above the navbar. */
export const HAS_ANNOUNCEMENT_BAR: boolean = true
/** The navbar has a dropdown of any kind. */
export const HAS_DROPDOWNS: boolean = true
/** A docs set has several versions. */
export const HAS_VERSIONS: boolean = true
/** The navbar has a dropdown of locales. */
export const HAS_LOCALE_DROPDOWN: boolean = true
/** The navbar has items whose components the site registers. */
export const HAS_CUSTOM_ITEMS: boolean = true
/** A logo differs by colour mode. */
export const HAS_THEMED_LOGO: boolean = true
/** The navbar hides while the visitor scrolls down. */
export const HAS_HIDE_ON_SCROLL: boolean = true
/** The site has a search of its own. */
export const HAS_SEARCH: boolean = true
/** The site is searched by Algolia. */
export const HAS_ALGOLIA: boolean = true
/** The site has a search component of its own. */
export const HAS_OWN_SEARCH_BAR: boolean = true
/** Pages have a link that copies their Markdown. */
export const HAS_MARKDOWN_PAGES: boolean = true
/** Pages have a menu of assistants. */
export const HAS_PAGE_MENU: boolean = true
/** The blog has more recent posts than its pages show. */
export const HAS_MANY_RECENT_POSTS: boolean = true
/** Parts around the text of pages have state. */
export const HAS_LIVE_PARTS: boolean = true
/** Opening a category of the sidebar closes those beside it. */
export const HAS_EXCLUSIVE_CATEGORIES: boolean = true
/** The docs sidebar can be hidden. */
export const HAS_HIDEABLE_SIDEBAR: boolean = true
