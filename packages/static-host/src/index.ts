// What other programs may use of this package.

export { contentType } from './contentType.js'
export { formatHostError, HostError, type HostErrorCode, type HostErrorDetails } from './hostError.js'
// Headers
export { DOCUMENT_HEADERS, defaultHeaders, FILE_HEADERS } from './rules/defaultHeaders.js'
// Files whose name begins with a dot
export { dotFilesOf, dotFilesText } from './rules/dotFiles.js'
export { type HeaderRule, headersFor, headersText, parseHeaders } from './rules/headerRules.js'
// All rules of a folder
export type { HostRules } from './rules/hostRules.js'
export { type FolderRules, readFolderRules } from './rules/readFolderRules.js'
// Redirects
export { type ParsedRedirects, parseRedirects, redirectsText } from './rules/redirectFile.js'
export type { PatternPart, RedirectPattern } from './rules/redirectPattern.js'
export { redirectProblems, type TakenUrl, uniqueRules } from './rules/redirectProblems.js'
export {
  makeRedirectRule,
  matchRedirect,
  REDIRECT_STATUSES,
  type RedirectList,
  type RedirectMatch,
  type RedirectRule,
  type RedirectStatus,
  redirectList,
  rulesOf,
  type WrittenRedirect,
} from './rules/redirectRules.js'
// A server
export { closeServer, isUnknownHost, type ListenOptions, listenNear } from './server/listen.js'
export { type RequestPath, requestPath } from './server/requestPath.js'
export { type ServedFolder, type ServeOptions, serve } from './server/serve.js'
export { type ListeningServer, networkAddresses, type ServerUrls, serverUrls } from './server/serverUrls.js'
export { createStaticHost, type RequestHandler, type StaticHostOptions } from './server/staticHost.js'
// Hosts
export {
  HOST_TARGETS,
  type HostFiles,
  type HostNeeds,
  type HostTarget,
  hostNeeds,
} from './targets/targets.js'
