// The renderer of the client and the components of the theme, as Node uses them: built files, loaded by their
// path, and typed by the contract in shared/rendering.ts.

import type { LiveBody, PageBody, ServerRenderer } from '../../shared/rendering.js'
import { VellumError } from '../base/errors.js'
import { browserOnlyHint } from './renderError.js'
import { sourcePosition } from './sourcePosition.js'

declare const reactValue: unique symbol

/** A React component. Node passes it on without using it. */
export interface OpaqueComponent {
  readonly [reactValue]: 'component'
}

/** The components of a theme. Node passes them on without using them. */
export interface OpaqueTheme {
  readonly [reactValue]: 'theme'
}

/** A body for the renderer. */
export type OpaqueBody = PageBody<OpaqueComponent>

/** A body with components, for the renderer. */
export type OpaqueLiveBody = LiveBody<OpaqueComponent>

/** The renderer, and the theme that it renders with. */
export interface ThemeRenderer extends ServerRenderer<OpaqueTheme, OpaqueComponent> {
  readonly theme: OpaqueTheme
}

/** Loads a module that has the theme with the parts of a site. */
export type LoadTheme = () => Promise<Readonly<Record<string, unknown>>>

/** Loads the renderer and the theme: that of the engine, unless the site replaces parts of it. */
export async function loadThemeRenderer(loadTheme?: LoadTheme): Promise<ThemeRenderer> {
  const [{ serverRenderer }, { theme }] = await Promise.all([
    importBuilt<{ serverRenderer: ServerRenderer<OpaqueTheme, OpaqueComponent> }>(
      'client/server/renderHtml.js',
    ),
    loadTheme
      ? loadOwnTheme(loadTheme)
      : importBuilt<Readonly<Record<string, unknown>>>('theme/server/theme.js'),
  ])
  return { ...serverRenderer, theme: theme as OpaqueTheme }
}

async function loadOwnTheme(loadTheme: LoadTheme): ReturnType<LoadTheme> {
  try {
    return await loadTheme()
  } catch (cause) {
    if (cause instanceof VellumError) throw cause
    const thrown = sourcePosition(cause)
    throw new VellumError('The code of a part of the theme threw an error when it was loaded.', {
      code: 'page-code-threw',
      files: thrown ? [thrown.position] : [],
      hint: browserOnlyHint(cause) ?? 'Correct the code that throws; the cause is below.',
      cause,
    })
  }
}

/** A component of the theme for content. */
export async function themeComponent(name: string): Promise<unknown> {
  const { MDXComponents } = await importBuilt<{ MDXComponents: Readonly<Record<string, unknown>> }>(
    'theme/server/MDXComponents.js',
  )
  return MDXComponents[name]
}

/** Whether a value is a function, a class, or what `memo`, `forwardRef` and `lazy` return. */
export function isComponent(value: unknown): value is OpaqueComponent {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

/** A module of the client or the theme, by its path in the build. */
function importBuilt<T>(path: string): Promise<T> {
  return import(new URL(`../../${path}`, import.meta.url).href) as Promise<T>
}
