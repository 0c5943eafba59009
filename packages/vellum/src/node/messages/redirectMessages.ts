// What is wrong with redirects.

import { messageTable } from './message.js'

export const REDIRECT_MESSAGES = messageTable({
  'invalid-redirect': {
    texts: [
      'The old URL "<path>" is not a path of this site.',
      'The old URL "<path>" is not a pattern: <reason>.',
      'The redirect "<path>" has the target "<target>", which is neither a path of this site nor a URL.',
      'The redirect "<path>" has ":<name>" in its target "<target>", but not in its path.',
      'The redirect "<path>" has the status <status>, which is not one of <statuses>.',
      'The redirect "<path>" has no target.',
      'The redirect "<path>" is for one host name, which not every host supports.',
      'The redirect "<path>" is for the query "<query>" only, which not every host supports.',
      'The redirect "<path>" has the condition "<condition>", which not every host supports.',
      'The redirect "<path>" is followed by "<words>", which is unknown.',
    ],
    about:
      'A redirect has an old path, a target and optionally a status. It must work on every host, so conditions for a host name, a query, a country or a language are unsupported.',
    fix: 'Correct the line as the message says.',
    sample: {
      language: 'text',
      code: '/old-page        /docs/new-page\n/blog/:year/*    /posts/:year/:splat    302',
    },
  },
  'chained-redirect': {
    texts: ['The redirect "<path>" has the target "<target>", which is redirected to "<target>".'],
    about:
      'A browser that follows the redirect gets a second one. Readers wait twice, and search engines follow few redirects in a row.',
    fix: 'Write the last target in the first redirect.',
  },
  'duplicate-redirect': {
    texts: ['<count> redirects have the old URL "<path>".'],
    about: 'Only the first of them would ever be used.',
    fix: 'Keep the one that readers should follow.',
  },
  'unreachable-redirect': {
    texts: ['The redirect "<path>" is never used: "<path>" comes first, and has all its URLs.'],
    about:
      'Redirects are tried in order, and a pattern before this one matches everything that it would match.',
    fix: 'Move the redirect before the pattern, or remove it.',
  },
  'hiding-redirect': {
    texts: [
      'The old URL "<path>" is the URL of a page.',
      'The old URL "<path>" is the URL of a static file.',
      'The redirect "<path>" hides <count>: <paths>.',
      'The redirect "<path>" hides "<folder>", which has files that every page needs.',
    ],
    about: 'Redirects come before pages and files, so readers could never open what has the same path.',
    fix: 'Use a path or a pattern that matches old URLs only.',
  },
  'endless-redirect': {
    texts: ['The redirect "<path>" never ends: <paths>.'],
    about: 'The target of a redirect is redirected again, and comes back to the first one.',
    fix: 'Change one of the targets, or remove one of the redirects.',
  },
  'broken-redirect': {
    texts: [
      'The redirect "<path>" has the target "<target>", which is not a page of this site.',
      'The redirect "<path>" has the target "<path>", but the site has no page below "<path>".',
      'The redirect "<path>" has the target "<target>", but that page has no heading or element with the id "<id>".',
    ],
    about:
      'The old URL redirects to a page that does not exist, or to a part of a page that is not there. `onBrokenLinks` and `onBrokenAnchors` set whether that is an error.',
    fix: 'Write the path of a page, and after the `#` the id of one of its headings.',
  },
  'unsupported-redirect-pattern': {
    texts: ['GitHub Pages cannot redirect patterns: <paths> will be not found there.'],
    about:
      'GitHub Pages serves files only. A redirect for one path is a page that redirects; a pattern cannot be one.',
    fix: 'List the old URLs one by one, or use a host with redirects.',
  },
  'too-many-redirects': {
    texts: [
      'Cloudflare Pages reads <count> redirects and <count> patterns; this site has <count> and <count>.',
    ],
    about:
      'Cloudflare Pages ignores the redirects that are above its limits. Each path takes two lines, with and without a slash at its end.',
    fix: 'Replace several redirects with one pattern.',
    sample: { language: 'text', code: '/old/*  /new/:splat' },
  },
})
