import { type LayoutProps, PageMetadata } from '../client/index.js'
import { AnnouncementBar } from './AnnouncementBar.js'
import { classNames } from './classNames.js'
import { Footer } from './Footer.js'
import { Navbar } from './navbar/Navbar.js'
import { CONTENT_ID, SkipLink } from './SkipLink.js'

/** The shell around a page (SH-1, PA-3). The page brings its own `<main>`. */
export function Layout({ title, description, noFooter = false, wrapperClassName, children }: LayoutProps) {
  return (
    <>
      {(title !== undefined || description !== undefined) && (
        <PageMetadata
          {...(title === undefined ? {} : { title })}
          {...(description === undefined ? {} : { description })}
        />
      )}
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      <div id={CONTENT_ID} className={classNames('theme-layout-main main-wrapper', wrapperClassName)}>
        {children}
      </div>
      {!noFooter && <Footer />}
    </>
  )
}
