import { useIsBrowser } from '../../client/api/browser.js'
import { useColorModeToggle } from '../../client/api/colorMode.js'
import { label } from '../labels/label.js'
import { ColorModeIcons } from '../parts/icons.js'

/** Switches the colour mode. In the served HTML it is disabled and names the system mode. */
export function ColorModeToggle() {
  const isBrowser = useIsBrowser()
  const { colorModeChoice, toggle } = useColorModeToggle()
  const mode = label(`theme.colorToggle.ariaLabel.mode.${colorModeChoice ?? 'system'}`)
  return (
    <button
      type="button"
      className="vl-color-toggle"
      disabled={!isBrowser}
      title={mode}
      aria-label={label('theme.colorToggle.ariaLabel', { mode })}
      onClick={toggle}
    >
      <ColorModeIcons />
    </button>
  )
}
