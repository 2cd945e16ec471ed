import { contract } from '@tracemark/api/contract'
import { getPublicPagePath } from '@tracemark/api/public-page-path'
import { getUnitContent } from '@tracemark/api/rules/clipboard'
import type { Language, PublicAsset, PublicAssetQuery } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { withScope } from '../../platform/db/scope.ts'
import { bearerToken } from '../../platform/http/bearer.ts'
import type { CachedResponse } from '../../platform/http/cached-response.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { readCountry, readLanguages } from '../../platform/http/visitor.ts'
import { findMembership } from '../../platform/identity/memberships.ts'
import type { Claims } from '../../platform/identity/tokens.ts'
import { ProblemError } from '../../platform/problem.ts'

/** A page is public: who brings a token that says nothing here, or nothing any more, is a visitor like others. */
const readClaims = async ({ tokens }: Pick<Dependencies, 'tokens'>, authorization: string | undefined): Promise<Claims | undefined> => {
  if (authorization === undefined) return undefined
  try {
    return await tokens.verify(bearerToken(authorization))
  } catch (error) {
    if (error instanceof ProblemError) return undefined
    throw error
  }
}

/** As the membership is now, in the organization whose page it is. */
const isAdminOf = async (db: Dependencies['db'], organizationId: number, claims: Claims | undefined): Promise<boolean> => {
  if (claims?.kind !== 'organization' || claims.orgId !== organizationId) return false
  const membership = await withScope(db, { organizationId }, (scoped) => findMembership(scoped, organizationId, claims.sub))
  return membership !== undefined && !membership.isSuspended && membership.role !== 'member'
}

type NamedUnit = z.infer<typeof PublicAssetQuery>
type GetHeader = (name: string) => string | undefined

interface Visit {
  slug: string
  publicLink: string
  item: string | undefined
  getHeader: GetHeader
}

/** The page of this asset as this visitor gets it. `undefined` where there is none. */
export const readPublicPage = async (
  { db, tokens, pages }: Pick<Dependencies, 'db' | 'tokens' | 'pages'>,
  { getHeader, ...wanted }: Visit,
): Promise<{ organizationId: number; pageIn: (language?: Language) => CachedResponse<PublicAsset> } | undefined> => {
  const claims = await readClaims({ tokens }, getHeader('authorization'))
  const languages = readLanguages(getHeader('accept-language'))
  const country = readCountry(getHeader, languages)
  const found = await pages.find(wanted)
  if (!found) return undefined
  const { organizationId, pageFor } = found
  const isAdmin = await isAdminOf(db, organizationId, claims)
  return { organizationId, pageIn: (language) => pageFor({ isAdmin, country, languages }, language) }
}

export const publicAssetRoutes = (
  implement: Implement,
  dependencies: Pick<Dependencies, 'db' | 'tokens' | 'pages' | 'contentSignature' | 'publicUrl'>,
): void => {
  const existing = async (params: { a: string; b: string }, { unit, item }: NamedUnit, getHeader: GetHeader) => {
    const found = await readPublicPage(dependencies, { slug: params.a, publicLink: params.b, item: unit ?? item, getHeader })
    if (!found) throw new ProblemError('not_found')
    return found
  }

  implement(contract.publicAssets.get, async ({ params, query: { lang, ...unit }, getHeader }) => {
    const { pageIn } = await existing(params, unit, getHeader)
    return pageIn(lang)
  })

  implement(contract.publicAssets.copy, async ({ params, query, getHeader }) => {
    const { organizationId, pageIn } = await existing(params, query, getHeader)
    const { item, ...shown } = pageIn().answer
    if (!item) throw new ProblemError('not_found')
    const { publicUrl, contentSignature } = dependencies
    const address = publicUrl + getPublicPagePath(params.a, shown.thing.publicLink, { item: item.name })
    const absolute = (path: string) => (path.startsWith('/') ? publicUrl + path : path)
    return { text: await contentSignature.sign(getUnitContent({ ...shown, item }, { organizationId, address, absolute })) }
  })

  // What the page offers this visitor can be run, and nothing else.
  implement(contract.publicAssets.startTask, async ({ params, body, getHeader }) => {
    const { organizationId, pageIn } = await existing(params, body, getHeader)
    const { taskThingId } = params
    const { services, item: unit } = pageIn().answer
    if (!services?.some((service) => service.taskThingId === taskThingId)) throw new ProblemError('not_found')
    const claims = { kind: 'execution', orgId: organizationId, taskThingId, channel: 'Portal' } as const
    return { jwt: await dependencies.tokens.issue({ ...claims, ...(unit && { itemId: unit.id }) }) }
  })
}
