import { missingPermissions } from '@tracemark/api/rules'
import type { Permission } from '@tracemark/api/schemas'

/** What a route says of itself. */
export interface RouteHandle {
  /** Open without sign-in. */
  public?: boolean
  /** Needed beside those of the routes above it. */
  permissions?: readonly Permission[]
}

interface Matched {
  handle?: unknown
}

export const listHandles = (matches: readonly Matched[]): RouteHandle[] =>
  matches.flatMap(({ handle }) => (typeof handle === 'object' && handle !== null ? [handle as RouteHandle] : []))

/** A page is public when any of its matched route records is. */
export const isPublicRoute = (matches: readonly Matched[]): boolean => listHandles(matches).some((handle) => handle.public === true)

/** The permissions of all matched route records that are not held; the route is denied unless there are none. */
export const missingRoutePermissions = (matches: readonly Matched[], held: readonly Permission[]): Permission[] => [
  ...new Set(
    missingPermissions(
      held,
      listHandles(matches).flatMap((handle) => handle.permissions ?? []),
    ),
  ),
]
