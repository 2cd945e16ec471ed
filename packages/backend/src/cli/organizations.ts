import type { Language } from '@tracemark/api/schemas'
import { expiryFrom, mailInvitation } from '../features/invitations/invite.ts'
import { findMembersByEmail, insertInvitations, withdrawInvitations } from '../features/invitations/queries.ts'
import { defaultUnitStatuses } from '../features/organizations/default-unit-statuses.ts'
import { createOrganization, findOrganizationId, type OrganizationState, setOrganizationState } from '../features/organizations/queries.ts'
import { lockMemberships } from '../features/people/queries/members.ts'
import { type ScopedDatabase, withScope } from '../platform/db/scope.ts'
import type { Dependencies } from '../platform/http/dependencies.ts'
import { createSecret, hashSecret } from '../platform/identity/secret.ts'
import { OperatorError } from './usage.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'publicUrl'>

export interface OwnerInvitation {
  /** Opens the invitation, as the link in its e-mail does. */
  link: string
  expiresAt: Date
}

const getOrganizationId = async ({ db }: Pick<Needs, 'db'>, slug: string): Promise<number> => {
  const id = await findOrganizationId(db, slug)
  if (id === undefined) throw new OperatorError(`There is no organization with the slug ${slug}. It stands in its addresses: /org/SLUG.`)
  return id
}

/** In the scope of the organization. A link that was sent before opens nothing any more. */
const invite = async (needs: Needs, db: ScopedDatabase, organizationId: number, email: string): Promise<OwnerInvitation> => {
  await lockMemberships(db, organizationId)
  if ((await findMembersByEmail(db, organizationId, [email.toLowerCase()])).length > 0)
    throw new OperatorError(`${email} belongs to the organization already. An owner of it can change their role.`)
  await withdrawInvitations(db, organizationId, email)
  const now = needs.clock.now()
  const [id, token, expiresAt] = [needs.ids(), createSecret(128), expiryFrom(now)]
  const person = { id, email, role: 'owner', accessPortal: true, portalLanguage: null, teamId: null } as const
  await insertInvitations(
    db,
    organizationId,
    [{ ...person, tokenHash: hashSecret(token), expiresAt, createdAt: now, createdById: null }],
    now,
  )
  const link = await mailInvitation(needs, { db, organizationId }, { id, email }, { token, expiresAt })
  return { link, expiresAt }
}

/** An organization whose first owner is whoever accepts the invitation that is sent. */
export const createWithOwner = (
  needs: Needs,
  { name, language, owner }: { name: string; language: Language; owner: string },
): Promise<OwnerInvitation & { slug: string }> =>
  withScope(needs.db, {}, async (db) => {
    const { id, slug } = await createOrganization(db, { name, language, createdAt: needs.clock.now() }, defaultUnitStatuses)
    return { slug, ...(await invite(needs, db, id, owner)) }
  })

/** Invites somebody to own an organization, such as one whose owners can't sign in any more. */
export const inviteOwner = async (needs: Needs, slug: string, email: string): Promise<OwnerInvitation> => {
  const organizationId = await getOrganizationId(needs, slug)
  return withScope(needs.db, { organizationId }, (db) => invite(needs, db, organizationId, email))
}

export const changeState = async (needs: Needs, slug: string, state: OrganizationState): Promise<void> => {
  const organizationId = await getOrganizationId(needs, slug)
  await withScope(needs.db, { organizationId }, (db) => setOrganizationState(db, organizationId, state))
}
