import { describe, expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'
import { completeConfig } from '../../config/siteConfig.js'
import type { UserDocs } from '../../config/userConfig.js'
import { versionsOf } from './versionList.js'

function versions(frozen: readonly string[], docs: UserDocs = {}) {
  const site = { title: 'T', url: 'https://example.com', baseUrl: '/', docs }
  return versionsOf(frozen, completeConfig(site, { siteDir: '/site' }).docs[0]!)
}
const problem = (...input: Parameters<typeof versions>) => {
  try {
    versions(...input)
    return 'no problem'
  } catch (error) {
    return formatError(error)
  }
}
const summary = (...input: Parameters<typeof versions>) =>
  versions(...input).map(({ name, label, path, isLast }) => [name, label, path, isLast])

describe('versionsOf', () => {
  it('VR-2: the only version is the last, at the path of the docs, and has no banner', () => {
    expect(versions([])).toEqual([
      {
        name: 'current',
        label: 'Next',
        path: '/docs',
        isLast: true,
        banner: undefined,
        badge: false,
        className: 'docs-version-current',
        noIndex: false,
      },
    ])
  })

  it('VR-3 … VR-6: the first frozen version is the last, current moves to next', () => {
    const usual = { noIndex: false, badge: true }
    expect(versions(['2.0', '1.0'])).toEqual([
      {
        ...usual,
        name: 'current',
        label: 'Next',
        path: '/docs/next',
        isLast: false,
        banner: 'unreleased',
        className: 'docs-version-current',
      },
      {
        ...usual,
        name: '2.0',
        label: '2.0',
        path: '/docs',
        isLast: true,
        banner: undefined,
        className: 'docs-version-2.0',
      },
      {
        ...usual,
        name: '1.0',
        label: '1.0',
        path: '/docs/1.0',
        isLast: false,
        banner: 'unmaintained',
        className: 'docs-version-1.0',
      },
    ])
  })

  it('applies the options of a version', () => {
    expect(
      versions(['2.0', '1.0'], {
        routeBasePath: '/',
        versions: {
          current: {
            label: 'Canary',
            path: 'canary',
            banner: 'none',
            badge: false,
            className: 'c',
            noIndex: true,
          },
          '2.0': { path: 'stable/', banner: 'unmaintained' },
        },
      }).slice(0, 2),
    ).toEqual([
      {
        name: 'current',
        label: 'Canary',
        path: '/canary',
        isLast: false,
        banner: undefined,
        badge: false,
        className: 'c',
        noIndex: true,
      },
      {
        name: '2.0',
        label: '2.0',
        path: '/stable',
        isLast: true,
        banner: 'unmaintained',
        badge: true,
        className: 'docs-version-2.0',
        noIndex: false,
      },
    ])
  })

  it('marks newer versions than lastVersion as unreleased, older ones as unmaintained', () => {
    expect(versions(['3', '2', '1'], { lastVersion: '2' }).map(({ path, banner }) => [path, banner])).toEqual(
      [
        ['/docs/next', 'unreleased'],
        ['/docs/3', 'unreleased'],
        ['/docs', undefined],
        ['/docs/1', 'unmaintained'],
      ],
    )
    expect(summary(['1'], { lastVersion: 'current' })).toEqual([
      ['current', 'Next', '/docs', true],
      ['1', '1', '/docs/1', false],
    ])
  })

  it('leaves versions out when configured', () => {
    expect(summary(['2', '1'], { includeCurrentVersion: false })).toEqual([
      ['2', '2', '/docs', true],
      ['1', '1', '/docs/1', false],
    ])
    expect(summary(['2', '1'], { disableVersioning: true })).toEqual([['current', 'Next', '/docs', true]])
    expect(summary(['2', '1'], { onlyIncludeVersions: ['1', 'current'] })).toEqual([
      ['current', 'Next', '/docs/next', false],
      ['1', '1', '/docs', true],
    ])
    expect(versions(['2', '1'], { onlyIncludeVersions: ['current'] })).toEqual(versions([]))
  })

  it('keeps the position of `current` when the list has it', () => {
    expect(summary(['2', 'current', '1'])).toEqual([
      ['2', '2', '/docs', true],
      ['current', 'Next', '/docs/next', false],
      ['1', '1', '/docs/1', false],
    ])
  })

  it('refuses names that do not exist, all together, with those that do', () => {
    expect(
      problem(['2.0', '1.0'], {
        lastVersion: '2.1',
        onlyIncludeVersions: ['1.0', 'nope'],
        versions: { next: {} },
      }),
    ).toBe(
      [
        '3 problems:',
        '',
        '`docs.lastVersion` names the version "2.1", which does not exist.',
        '  at vellum.config.ts',
        '  Did you mean "2.0"? Available versions: current, 2.0, 1.0.',
        '',
        '`docs.onlyIncludeVersions` names the version "nope", which does not exist.',
        '  at vellum.config.ts',
        '  Available versions: current, 2.0, 1.0.',
        '',
        '`docs.versions` names the version "next", which does not exist.',
        '  at vellum.config.ts',
        '  Available versions: current, 2.0, 1.0.',
      ].join('\n'),
    )
    expect(problem([], { id: 'api', lastVersion: '1' })).toBe(
      '`docs.lastVersion` of the docs set `api` names the version "1", which does not exist.\n  at vellum.config.ts\n  Available versions: current.',
    )
  })

  it.each<[string, string[], UserDocs, string]>([
    [
      'an empty choice',
      ['1'],
      { onlyIncludeVersions: [] },
      '`docs.onlyIncludeVersions` is empty, and a site needs a version.\n  at vellum.config.ts\n  Name at least one, or remove the option. Available versions: current, 1.',
    ],
    [
      'a last version that is left out',
      ['2', '1'],
      { onlyIncludeVersions: ['current', '1'], lastVersion: '2' },
      '`docs.lastVersion` is "2", which `onlyIncludeVersions` leaves out.\n  at vellum.config.ts\n  Add it there, or choose one of: current, 1.',
    ],
    [
      'two versions at one path',
      ['2', 'next'],
      { versions: { current: { label: 'Canary' } } },
      'The versions "current" and "next" have the same path "/docs/next".\n  at vellum.config.ts\n  Give one of them another `path` in `docs.versions`.',
    ],
    [
      'nothing to disable',
      [],
      { disableVersioning: true },
      '`docs.disableVersioning` has nothing to disable: there is no "versions.json".\n  at vellum.config.ts\n  Remove the option.',
    ],
    [
      'nothing left',
      [],
      { includeCurrentVersion: false },
      'No version of the documents is left: `docs.includeCurrentVersion` is `false`, and "versions.json" names none.\n  at vellum.config.ts\n  Remove the option, or freeze a version with `vellum version <name>`.',
    ],
  ])('refuses %s', (_, frozen, docs, message) => {
    expect(problem(frozen, docs)).toBe(message)
  })
})
