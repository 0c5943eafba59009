// `socialCards`: the images that networks show with a link to a page.

import type { z } from 'zod'
import { fields, type Named, type OutputOf, type Schema, text, toggle } from './schemaKinds.js'

const socialCards = fields({
  /**
   * The font of the text: a TTF, OTF or WOFF2 file with all characters of the titles and descriptions.
   * @default Newsreader, for Western European languages @example './fonts/noto-serif-jp.ttf'
   */
  font: text.optional(),
})

/** `socialCards`. */
export interface UserSocialCards extends Named, z.input<typeof socialCards> {}

/** How social cards are drawn; the path of the font is absolute. */
export interface SocialCardsConfig extends OutputOf<typeof socialCards> {}

export const socialCardsSchema: Schema<SocialCardsConfig | false, UserSocialCards | boolean> = toggle(
  socialCards as Schema<z.output<typeof socialCards>, UserSocialCards>,
)
