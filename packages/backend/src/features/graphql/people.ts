import { hasPermissions } from '@tracemark/api/rules'
import { OrganizationAccountFilters, organizationAccountSorts, organizationSorts, pageQuery } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { withScope } from '../../platform/db/scope.ts'
import { enterOrganization } from '../../platform/http/authenticate.ts'
import type { Bearer } from '../../platform/http/bearer.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import { findMembership } from '../../platform/identity/memberships.ts'
import { ProblemError } from '../../platform/problem.ts'
import { findOrganization, listOrganizations } from '../organizations/queries.ts'
import { listOrganizationAccounts } from '../people/queries/members.ts'

const given = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))

const OrganizationsArguments = z.object({ ...pageQuery, sort: given(z.enum(organizationSorts)), search: given(pageQuery.search) })

const AccountsArguments = z.object({
  ...pageQuery,
  organizationId: z.int(),
  sort: given(z.enum(organizationAccountSorts)),
  search: given(pageQuery.search),
  filters: given(OrganizationAccountFilters),
})

const read = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new ProblemError('invalid_content', {
    detail: result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' '),
  })
}

/** The bearer, in this organization: by its own token, or by a general one where the account is a member. */
const bearerIn = async ({ db }: Dependencies, claims: Bearer, organizationId: number): Promise<Bearer & { kind: 'organization' }> => {
  if (claims.kind === 'organization' && claims.orgId === organizationId) return claims
  const isMember =
    claims.kind === 'general' &&
    (await withScope(db, { accountId: claims.sub }, async (scoped) =>
      Boolean((await findOrganization(scoped, organizationId)) && (await findMembership(scoped, organizationId, claims.sub))),
    ))
  if (!isMember) throw new ProblemError('organization_not_found')
  return { kind: 'organization', sub: claims.sub, orgId: organizationId }
}

/** Queries about organizations and the people of one. */
export const peopleQueries = (dependencies: Dependencies) => ({
  organizations: (_root: unknown, values: unknown, { accountId, claims }: { accountId: string; claims: Bearer }) => {
    const { page, perPage, sort, search } = read(OrganizationsArguments, values)
    // A program sees the one organization that it is in.
    const scope = claims.accessToken && claims.kind === 'organization' ? { organizationId: claims.orgId } : { accountId }
    return withScope(dependencies.db, scope, (scoped) =>
      listOrganizations(scoped, accountId, { page, perPage, sort: sort ?? undefined, search: search ?? undefined }),
    )
  },

  organizationAccounts: async (_root: unknown, values: unknown, { claims }: { claims: Bearer }) => {
    const { organizationId, page, perPage, sort, search, filters } = read(AccountsArguments, values)
    const bearer = await bearerIn(dependencies, claims, organizationId)
    return enterOrganization(dependencies, bearer, [], ({ db, accountId, caller }) => {
      const maySeeAll = hasPermissions(caller.permissions, ['organizations_accounts:list'])
      if (!maySeeAll && !caller.isPerson) throw new ProblemError('permission_denied')
      return listOrganizationAccounts(db, organizationId, dependencies.clock.now(), {
        page,
        perPage,
        sort: sort ?? 'name_asc',
        search: search ?? undefined,
        filters: filters ?? undefined,
        accountId: maySeeAll ? undefined : accountId,
      })
    })
  },
})
