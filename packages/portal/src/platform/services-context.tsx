import type { OrganizationClient } from '@tracemark/api/client'
import {
  type AccountView,
  type CurrentOrganizationView,
  isSameView,
  toAccountView,
  toCurrentOrganizationView,
} from '@tracemark/state-machines/current-organization'
import { type SessionView, toSessionView } from '@tracemark/state-machines/session'
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { Services } from './services.ts'

const ServicesContext = createContext<Services | undefined>(undefined)

export const ServicesProvider = ServicesContext.Provider

export const useServices = (): Services => {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('No services: put a <ServicesProvider> around the routes.')
  return services
}

/** Calls within this organization, with its own token. */
export const useOrganizationClient = (organizationId: number): OrganizationClient => useServices().client.for(organizationId)

export const useSessionView = (): SessionView => useSelector(useServices().session, toSessionView, isSameView)

export const useAccountView = (): AccountView => useSelector(useServices().organization, toAccountView, isSameView)

export const useOrganizationView = (): CurrentOrganizationView =>
  useSelector(useServices().organization, toCurrentOrganizationView, isSameView)
