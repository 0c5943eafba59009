import { useIsBrowser } from '../../client/api/browser.js'
import { type ColorModeChoice, nextChoice, useColorMode } from '../../client/api/colorMode.js'
import { label } from '../labels/label.js'
import { classNames } from '../parts/classNames.js'
import { ColorModeIcons } from '../parts/icons.js'

export interface ColorModeToggleProps {
  /** The visitor's choice; `null` for the mode of the system. */
  readonly value: ColorModeChoice
  /** Called with the next choice. */
  readonly onChange: (value: ColorModeChoice) => void
  /** Whether the mode of the system is one of the choices. */
  readonly respectPrefersColorScheme: boolean
  readonly className?: string | undefined
  readonly buttonClassName?: string
}

/** Switches the colour mode. In the served HTML it is disabled and names the system mode. */
export function ColorModeToggle({
  value,
  onChange,
  className,
  buttonClassName,
  ...options
}: ColorModeToggleProps) {
  const isBrowser = useIsBrowser()
  const { colorMode } = useColorMode()
  const mode = label(`theme.colorToggle.ariaLabel.mode.${value ?? 'system'}`)
  return (
    <button
      type="button"
      className={classNames('vl-color-toggle', className, buttonClassName)}
      disabled={!isBrowser}
      title={mode}
      aria-label={label('theme.colorToggle.ariaLabel', { mode })}
      onClick={() => onChange(nextChoice({ ...options, colorMode, colorModeChoice: value }))}
    >
      <ColorModeIcons />
    </button>
  )
}
