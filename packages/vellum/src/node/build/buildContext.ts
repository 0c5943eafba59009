// What the steps of a build share. Made once, by build.ts.

import type { Logger } from '../base/logger.js'
import type { FinishedSite } from '../config/plugin.js'
import type { SiteConfig } from '../config/siteConfig.js'
import type { HostTarget } from '../hosting/hostTargets.js'
import type { StaticFile } from '../output/staticFiles.js'
import type { Staging } from '../output/writeSite.js'
import type { EngineFingerprint } from '../steps/engineFingerprint.js'
import type { Problems } from '../steps/problems.js'
import type { SiteRedirects } from '../steps/siteRedirects.js'
import type { AssetWriter } from './assetWriter.js'
import type { JobRunner } from './jobs/jobRunner.js'

/** Folders, caches, and where problems are reported. */
export interface BuildContext {
  /** The configuration as it is written: each locale has its own in its `Site`. */
  readonly config: SiteConfig
  readonly outDir: string
  readonly workDir: string
  readonly cacheDir: string
  readonly engine: EngineFingerprint
  readonly staging: Staging
  readonly assets: AssetWriter
  readonly problems: Problems
  readonly runner: JobRunner
  /** What plugins know of the command. */
  readonly checks: Pick<FinishedSite, 'command' | 'external' | 'prose'>
  readonly logger: Pick<Logger, 'info'>
  /** The host that the site is built for. */
  readonly target: HostTarget | undefined
  /** The files of the static folders. */
  readonly statics: readonly StaticFile[]
  /** The redirects of the locales that share their files, by their folder; see `Site.assetPath`. */
  readonly redirects: ReadonlyMap<string, SiteRedirects>
}
