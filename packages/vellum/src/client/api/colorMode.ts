// The colour mode. Mode and choice are two attributes of `<html>`, which the pre-paint script sets
// first. On the server and in the first render, components see the site's default, whatever the
// visitor has chosen; until then CSS alone shows the right mode.

import { useEffect } from 'react'
import { ROOT_ATTRIBUTES } from '../../shared/rootAttributes.js'
import type { SiteData } from '../../shared/site.js'
import { useSite } from '../context/siteContext.js'
import { setRootAttribute, useRootAttribute } from '../runtime/rootAttribute.js'
import { type StorageSlot, useStorageSlot } from '../runtime/storage.js'
import { updateThemeColor } from '../runtime/themeColor.js'

/** What the visitor has chosen; `null` = nothing, so the system or the site's default decides. */
export type ColorModeChoice = 'light' | 'dark' | null

/** The mode on screen, and the visitor's choice. */
export interface ColorMode {
  /** The mode on screen. */
  readonly colorMode: 'light' | 'dark'
  /** The visitor's choice. */
  readonly colorModeChoice: ColorModeChoice
  /** Applies a choice and stores it. `null` removes the choice. */
  readonly setColorMode: (mode: ColorModeChoice) => void
}

/**
 * The colour mode of the page, and a function that changes it.
 * @example
 * const { colorMode, setColorMode } = useColorMode()
 * const dark = <button onClick={() => setColorMode('dark')}>Dark</button>
 */
export function useColorMode(): ColorMode {
  const { colorMode: options } = useSite()
  const slot = useStorageSlot(KEY)
  const mode = useRootAttribute(MODE, options.defaultMode)
  const choice = useRootAttribute(CHOICE, null)
  return {
    colorMode: isMode(mode) ? mode : options.defaultMode,
    colorModeChoice: isMode(choice) ? choice : null,
    setColorMode: (next) => {
      apply(next, options)
      store(slot, next)
    },
  }
}

/** Follows other tabs and the system. The layout calls it once. */
export function useColorModeSync(): void {
  const { colorMode: options } = useSite()
  const slot = useStorageSlot(KEY)
  useEffect(() => {
    updateThemeColor()
    if (options.disableSwitch) slot.remove()
    const stop = options.disableSwitch
      ? undefined
      : slot.listen((value) => {
          // Not stored: that would notify the other tab again.
          if (value === null || isMode(value)) apply(value, options)
        })
    const system = matchMedia(DARK_SYSTEM)
    const follow = () => {
      const isSystem = document.documentElement.getAttribute(CHOICE) === SYSTEM
      if (isSystem && options.respectPrefersColorScheme) apply(null, options)
    }
    system.addEventListener('change', follow)
    return () => {
      stop?.()
      system.removeEventListener('change', follow)
    }
  }, [options, slot])
}

/** The choice after a press of the toggle. */
export function nextChoice({
  colorMode,
  colorModeChoice,
  respectPrefersColorScheme,
}: Pick<ColorMode, 'colorMode' | 'colorModeChoice'> & {
  readonly respectPrefersColorScheme: boolean
}): ColorModeChoice {
  if (!respectPrefersColorScheme) return colorMode === 'dark' ? 'light' : 'dark'
  if (colorModeChoice === null) return 'light'
  return colorModeChoice === 'light' ? 'dark' : null
}

const KEY = 'theme'
const MODE = ROOT_ATTRIBUTES.mode
const CHOICE = ROOT_ATTRIBUTES.choice
const SYSTEM = 'system'
const DARK_SYSTEM = '(prefers-color-scheme: dark)'

function isMode(value: string | null): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark'
}

function apply(choice: ColorModeChoice, options: SiteData['colorMode']): void {
  setRootAttribute(CHOICE, choice ?? SYSTEM)
  setRootAttribute(MODE, choice ?? modeWithoutChoice(options))
  updateThemeColor()
}

function modeWithoutChoice({ respectPrefersColorScheme, defaultMode }: SiteData['colorMode']): string {
  if (!respectPrefersColorScheme) return defaultMode
  return matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light'
}

function store(slot: StorageSlot, choice: ColorModeChoice): void {
  if (choice === null) slot.remove()
  else slot.set(choice)
}
