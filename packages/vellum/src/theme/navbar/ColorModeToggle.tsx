import { ColorModeIcons } from '../icons.js'
import { label } from '../labels.js'

/** Switches the colour mode. As served it is disabled and names the system mode (CM-11 … CM-13). */
export function ColorModeToggle() {
  const mode = label('theme.colorToggle.ariaLabel.mode.system')
  return (
    <button
      type="button"
      className="vl-color-toggle"
      disabled
      title={mode}
      aria-label={label('theme.colorToggle.ariaLabel', { mode })}
    >
      <ColorModeIcons />
    </button>
  )
}
