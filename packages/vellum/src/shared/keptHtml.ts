// The marks of finished HTML in content that browsers render: they read it from the document instead of receiving it twice.

/** Marks the element of a text, whose content browsers keep. */
export const TEXT_ATTRIBUTE = 'data-text'

/** The element of a component that browsers keep in a slot of the shell. */
export const SLOT_ELEMENT = 'vl-slot'

/** Has the name of the position of such a component. */
export const SLOT_ATTRIBUTE = 'data-slot'
