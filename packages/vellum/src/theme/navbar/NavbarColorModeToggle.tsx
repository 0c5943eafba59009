import { useColorMode } from '../../client/api/colorMode.js'
import { useSite } from '../../client/context/siteContext.js'
import { ColorModeToggle } from './ColorModeToggle.js'

export interface NavbarColorModeToggleProps {
  readonly className?: string
}

/** The button for the colour mode; nothing when the site has disabled it. */
export function NavbarColorModeToggle({ className }: NavbarColorModeToggleProps) {
  const { disableSwitch, ...options } = useSite().colorMode
  const { colorModeChoice, setColorMode } = useColorMode()
  return (
    !disableSwitch && (
      <ColorModeToggle {...options} className={className} value={colorModeChoice} onChange={setColorMode} />
    )
  )
}
