import { useLayoutDoc } from '../../../client/compat/docsVersion.js'
import { AnyNavbarItem, type AnyNavbarItemProps } from '../AnyNavbarItem.js'

export interface DocNavbarItemProps extends AnyNavbarItemProps {
  readonly docId: string
  /** The docs set. @default 'default' */
  readonly docsPluginId?: string
}

/** A link to a document in the version of the page. */
export function DocNavbarItem({ docId, docsPluginId, label, type: _, ...rest }: DocNavbarItemProps) {
  const doc = useLayoutDoc(docId, docsPluginId)
  return (
    doc && <AnyNavbarItem {...rest} label={label ?? doc.title} href={doc.path} activeBasePath={doc.path} />
  )
}
