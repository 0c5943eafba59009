import { useSite } from '../../client/context/siteContext.js'
import { useAnnouncementBar, useAnnouncementBarSync } from '../../client/runtime/announcementBar.js'
import { label } from '../labels/label.js'
import { CloseIcon } from '../parts/icons.js'

/**
 * The bar above the navbar. Its colours come from generated CSS, not from style attributes. The served
 * HTML always has it, and CSS hides it when it was dismissed.
 */
export function AnnouncementBar() {
  const { announcementBar } = useSite()
  const { isActive, close } = useAnnouncementBar()
  useAnnouncementBarSync()
  if (!announcementBar || !isActive) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: the bar is not the <header> of the page
    <div className="theme-announcement-bar" role="banner">
      <div
        className="vl-announcement-content"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration has HTML
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
