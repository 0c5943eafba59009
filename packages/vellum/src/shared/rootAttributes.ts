/**
 * The attributes of `<html>` that belong to the engine: state that styles read before React is loaded. Sites
 * have others.
 */
export const ROOT_ATTRIBUTES = {
  mode: 'data-theme',
  choice: 'data-theme-choice',
  hydrated: 'data-has-hydrated',
  dismissed: 'data-announcement-bar-initially-dismissed',
  scrolled: 'data-scrolled',
  firstPaint: 'data-first-paint',
  plain: 'data-plain',
} as const
