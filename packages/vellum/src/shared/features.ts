// What the shell can do. Node has all of it. For browsers, the bundle of a site puts a
// module with the same names in the place of this one, which says what the site's
// configuration uses; code behind a feature that is off is not sent.

/** There is a bar above the navbar. */
export const HAS_ANNOUNCEMENT_BAR: boolean = true
/** The navbar has a dropdown of any kind. */
export const HAS_DROPDOWNS: boolean = true
/** A set of documents has several versions. */
export const HAS_VERSIONS: boolean = true
/** The navbar has a dropdown of languages. */
export const HAS_LOCALE_DROPDOWN: boolean = true
/** The navbar has items whose components the site registers. */
export const HAS_CUSTOM_ITEMS: boolean = true
/** The navbar hides while the page is read. */
export const HAS_HIDE_ON_SCROLL: boolean = true
/** The docs sidebar can be hidden. */
export const HAS_HIDEABLE_SIDEBAR: boolean = true
