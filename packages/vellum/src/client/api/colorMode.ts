// The colour mode: mode and choice are two attributes of `<html>` (CM-1, CM-2), which the
// pre-paint script sets first. As served, components see the site's default, whatever the
// visitor has chosen: CSS, not React, shows the right one before that (CM-15).

import { useEffect } from 'react'
import type { SiteData } from '../../shared/site.js'
import { useSite } from '../context/siteContext.js'
import { setRootAttribute, useRootAttribute } from '../runtime/rootAttribute.js'
import { type StorageSlot, useStorageSlot } from '../runtime/storage.js'

/** `null` = the visitor has not chosen. */
export type ColorModeChoice = 'light' | 'dark' | null

/** Mode and choice are separate values (CM-1). */
export interface ColorMode {
  readonly colorMode: 'light' | 'dark'
  readonly colorModeChoice: ColorModeChoice
  readonly setColorMode: (mode: ColorModeChoice) => void
}

/** The colour mode of the page, and how to choose one (CM-8). */
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

/** What a toggle names, and what it does when pressed. */
export interface ColorModeToggleState {
  readonly colorModeChoice: ColorModeChoice
  readonly toggle: () => void
}

/** The choice of the page, and how to go on to the next one. */
export function useColorModeToggle(): ColorModeToggleState {
  const { respectPrefersColorScheme } = useSite().colorMode
  const { setColorMode, ...current } = useColorMode()
  return {
    colorModeChoice: current.colorModeChoice,
    toggle: () => setColorMode(nextChoice({ ...current, respectPrefersColorScheme })),
  }
}

/** Follows other tabs and the system. To be called once in a page, by its layout. */
export function useColorModeSync(): void {
  const { colorMode: options } = useSite()
  const slot = useStorageSlot(KEY)
  useEffect(() => {
    if (options.disableSwitch) slot.remove()
    const stop = options.disableSwitch
      ? undefined
      : slot.listen((value) => {
          // Only applied: storing it again would send it back (CM-9).
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

/** What a press of the toggle chooses (CM-7). */
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
const MODE = 'data-theme'
const CHOICE = 'data-theme-choice'
const SYSTEM = 'system'
const DARK_SYSTEM = '(prefers-color-scheme: dark)'

function isMode(value: string | null): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark'
}

function apply(choice: ColorModeChoice, options: SiteData['colorMode']): void {
  setRootAttribute(CHOICE, choice ?? SYSTEM)
  setRootAttribute(MODE, choice ?? modeWithoutChoice(options))
}

function modeWithoutChoice({ respectPrefersColorScheme, defaultMode }: SiteData['colorMode']): string {
  if (!respectPrefersColorScheme) return defaultMode
  return matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light'
}

function store(slot: StorageSlot, choice: ColorModeChoice): void {
  if (choice === null) slot.remove()
  else slot.set(choice)
}
