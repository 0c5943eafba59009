import { useSite } from '../../client/context/siteContext.js'
import { useAnnouncementBar, useAnnouncementBarSync } from '../../client/runtime/announcementBar.js'
import { label } from '../labels/label.js'
import { CloseIcon } from '../parts/icons.js'

/**
 * The bar above the navbar (AB-2 … AB-4). Its colours come from generated CSS: no style
 * attributes. As served it is always there, and CSS hides it when it was dismissed (AB-7).
 */
export function AnnouncementBar() {
  const { announcementBar } = useSite()
  const { isActive, close } = useAnnouncementBar()
  useAnnouncementBarSync()
  if (!announcementBar || !isActive) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: the bar is no <header> of the page (AB-2)
    <div className="theme-announcement-bar" role="banner">
      <div
        className="vl-announcement-content"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration gives HTML
        dangerouslySetInnerHTML={{ __html: announcementBar.content }}
      />
      {announcementBar.isCloseable && (
        <button
          type="button"
          className="vl-announcement-close"
          aria-label={label('theme.AnnouncementBar.closeButtonAriaLabel')}
          onClick={close}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  )
}
