import type { OrganizationClient } from '@tracemark/api/client'
import type { Endpoint } from '@tracemark/api/contract'
import { hasPermissions } from '@tracemark/api/rules'
import type { Organization, Permission } from '@tracemark/api/schemas'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useServices } from './services-context.tsx'

interface HeldOrganization {
  organization: Organization
  permissions: readonly Permission[]
  /** Calls within the organization. */
  client: OrganizationClient
  /** Whether this person may make the call. */
  may: (call: Pick<Endpoint, 'permissions'>) => boolean
}

const OrganizationContext = createContext<HeldOrganization | undefined>(undefined)

interface OrganizationProviderProps extends Pick<HeldOrganization, 'organization' | 'permissions'> {
  children: ReactNode
}

export const OrganizationProvider = ({ organization, permissions, children }: OrganizationProviderProps) => {
  const { client } = useServices()
  const held = useMemo(
    () => ({
      organization,
      permissions,
      client: client.for(organization.id),
      may: (call: Pick<Endpoint, 'permissions'>) => hasPermissions(permissions, call.permissions),
    }),
    [organization, permissions, client],
  )
  return <OrganizationContext.Provider value={held}>{children}</OrganizationContext.Provider>
}

/** The organization whose pages these are. Its gate lets nothing be drawn before it is there. */
export const useOrganization = (): HeldOrganization => {
  const held = useContext(OrganizationContext)
  if (!held) throw new Error('No organization: the page stands outside of its gate.')
  return held
}
