import { addresses } from '@tracemark/api/addresses'
import { Navigate, useLocation } from 'react-router'
import { NotFound } from '../platform/not-found.tsx'
import { useOrganization } from '../platform/organization-context.tsx'
import { findFirstBelow } from './menu.ts'

/** Any other path in an organization. People cut addresses: what is no page leads to the first below it. */
export const Component = () => {
  const { pathname } = useLocation()
  const { organization, permissions } = useOrganization()
  const profile = addresses.profile.home.to()
  // A person has one profile for all organizations.
  if (pathname.endsWith(profile)) return <Navigate to={profile} replace />
  const first = findFirstBelow(organization.slug, permissions, pathname)
  return first === undefined ? <NotFound /> : <Navigate to={first} replace />
}
