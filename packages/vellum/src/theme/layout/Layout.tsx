import { useColorModeSync } from '../../client/api/colorMode.js'
import { usePreferredVersionSync } from '../../client/compat/preferredVersion.js'
import { type LayoutProps, useTheme } from '../../client/context/theme.js'
import { HAS_ANNOUNCEMENT_BAR, HAS_MANY_RECENT_POSTS, HAS_VERSIONS } from '../../shared/features.js'
import { useWholeArticle } from '../behaviours/firstPaint.js'
import { useAllRecentPosts } from '../blog/allRecentPosts.js'
import { Navbar } from '../navbar/Navbar.js'
import { PageErrorBoundary } from '../pages/ErrorPage.js'
import { classNames } from '../parts/classNames.js'
import { SidebarProvider } from '../sidebar/SidebarProvider.js'
import { AnnouncementBar } from './AnnouncementBar.js'
import { CONTENT_ID, SkipLink } from './SkipLink.js'

const useVersionSync = HAS_VERSIONS ? usePreferredVersionSync : () => {}
const useRecentPosts = HAS_MANY_RECENT_POSTS ? useAllRecentPosts : () => {}

export type ShellLayoutProps = Omit<LayoutProps, 'title' | 'description'>

/** The shell around a page. The page has its own `<main>`. */
export function Layout({ noFooter = false, wrapperClassName, children }: ShellLayoutProps) {
  const { Footer } = useTheme()
  useColorModeSync()
  useVersionSync()
  useWholeArticle()
  useRecentPosts()
  return (
    <SidebarProvider>
      <SkipLink />
      {HAS_ANNOUNCEMENT_BAR && <AnnouncementBar />}
      <Navbar />
      <div id={CONTENT_ID} className={classNames('theme-layout-main main-wrapper', wrapperClassName)}>
        <PageErrorBoundary>{children}</PageErrorBoundary>
      </div>
      {!noFooter && <Footer />}
    </SidebarProvider>
  )
}
