/** The attributes of `<html>` that are the engine's: state that styles read before React is there. Sites have others. */
export const ROOT_ATTRIBUTES = {
  mode: 'data-theme',
  choice: 'data-theme-choice',
  hydrated: 'data-has-hydrated',
  dismissed: 'data-announcement-bar-initially-dismissed',
  scrolled: 'data-scrolled',
  firstPaint: 'data-first-paint',
  plain: 'data-plain',
} as const
