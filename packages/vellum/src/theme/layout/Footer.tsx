import { FooterContent } from './FooterContent.js'
import { STATIC_FOOTER_CLASS } from './StaticFooter.js'

/** The footer of every page, in the element that `StaticFooter` keeps in the browser. */
export function Footer() {
  return (
    <div className={STATIC_FOOTER_CLASS}>
      <FooterContent />
    </div>
  )
}
