// The pieces of the shell that copies of Docusaurus' components import.

import type { ComponentProps, ReactNode } from 'react'
import { useColorModeSync } from '../../client/api/colorMode.js'
import { usePreferredVersionSync } from '../../client/compat/preferredVersion.js'
import { useSite } from '../../client/context/siteContext.js'
import { HAS_MANY_RECENT_POSTS, HAS_VERSIONS } from '../../shared/features.js'
import { useWholeArticle } from '../behaviours/firstPaint.js'
import { useAllRecentPosts } from '../blog/allRecentPosts.js'
import { label } from '../labels/label.js'
import { classNames } from '../parts/classNames.js'
import { CloseIcon } from '../parts/icons.js'
import { Sidebar } from '../sidebar/Sidebar.js'
import { SidebarHideButton } from '../sidebar/SidebarHideButton.js'
import { SidebarProvider } from '../sidebar/SidebarProvider.js'

const useVersionSync = HAS_VERSIONS ? usePreferredVersionSync : () => {}
const useRecentPosts = HAS_MANY_RECENT_POSTS ? useAllRecentPosts : () => {}

interface ContainerProps {
  readonly children?: ReactNode
}

/** What every layout does, whatever it shows. */
export function LayoutProvider({ children }: ContainerProps) {
  useColorModeSync()
  useVersionSync()
  useWholeArticle()
  useRecentPosts()
  return <SidebarProvider>{children}</SidebarProvider>
}

/** The content of the docs, beside the sidebar. */
export function DocsMain({ children }: ContainerProps) {
  return children
}

interface ExpandButtonProps {
  readonly toggleSidebar: () => void
}

/** The column with the pages of the docs. */
export function SidebarColumn() {
  return <Sidebar />
}

/** Shows the sidebar again. */
export function SidebarShowButton({ toggleSidebar }: ExpandButtonProps) {
  return <SidebarHideButton hidden onClick={toggleSidebar} />
}

interface AnnouncementProps {
  readonly className?: string
}

/** The text of the announcement bar. */
export function AnnouncementText({ className }: AnnouncementProps) {
  const { announcementBar } = useSite()
  return (
    <div
      className={classNames('vl-announcement-content', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration has HTML
      dangerouslySetInnerHTML={{ __html: announcementBar?.content ?? '' }}
    />
  )
}

/** Closes the announcement bar. */
export function AnnouncementCloseButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label('theme.AnnouncementBar.closeButtonAriaLabel')}
      {...props}
      className={classNames('vl-announcement-close', className)}
    >
      <CloseIcon />
    </button>
  )
}
