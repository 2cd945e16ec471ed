import { addresses } from '@tracemark/api/addresses'
import { AttributesFrame, type AttributeTab } from '@tracemark/ui/screens/attributes'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'

const { list, system, units } = addresses.attributes
const addressOf = { own: list, system, units }

interface AttributeTabsProps {
  current: AttributeTab
  onCreate?: (() => void) | undefined
  children: ReactNode
}

/** The page of attributes around one of its tabs. */
export const AttributeTabs = ({ current, ...frame }: AttributeTabsProps) => {
  const { organization } = useOrganization()
  const navigate = useNavigate()
  return (
    <AttributesFrame
      {...frame}
      current={current}
      getHref={(tab) => addressOf[tab].to({ org: organization.slug })}
      onNavigate={(href) => void navigate(href)}
    />
  )
}
