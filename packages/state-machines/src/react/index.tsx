import { createActorContext } from '@xstate/react'
import { currentOrganizationMachine } from '../current-organization/current-organization.machine.ts'
import { sessionMachine } from '../session/session.machine.ts'

/** The session of the page. Give its Provider the machine of `createSessionMachine` as `logic`. */
export const SessionContext = createActorContext(sessionMachine)

/** The current organization of the page. Give its Provider the machine of `createCurrentOrganizationMachine` as `logic`. */
export const CurrentOrganizationContext = createActorContext(currentOrganizationMachine)
