import { expect, it } from 'vitest'
import * as host from './index.js'

it('exports what the README describes, and nothing else', () => {
  expect(Object.keys(host).sort()).toEqual([
    'DOCUMENT_HEADERS',
    'FILE_HEADERS',
    'HOST_TARGETS',
    'HostError',
    'REDIRECT_STATUSES',
    'closeServer',
    'contentType',
    'createStaticHost',
    'defaultHeaders',
    'dotFilesOf',
    'dotFilesText',
    'formatHostError',
    'headersFor',
    'headersText',
    'hostNeeds',
    'isUnknownHost',
    'listenNear',
    'makeRedirectRule',
    'matchRedirect',
    'networkAddresses',
    'parseHeaders',
    'parseRedirects',
    'readFolderRules',
    'redirectList',
    'redirectProblems',
    'redirectsText',
    'requestPath',
    'rulesOf',
    'serve',
    'serverUrls',
    'uniqueRules',
  ])
})
