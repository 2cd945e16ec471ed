import { readFile } from 'node:fs/promises'
import type { UnitContent } from '@tracemark/api/rules/clipboard'
import { Id } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { crossing } from '../../platform/db/crossing.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { type FetchParts, fetchMedium } from './fetch-medium.ts'
import { refusedContent, type VerifiedContent } from './signature.ts'

const FETCH_MS = 15_000

/** What a page shows beside its name, description and picture. */
const showsMore = ({ productInfo, attributes, documents, certifications, images, videos, events }: UnitContent): boolean =>
  [productInfo, attributes, documents, certifications, images, videos, events].some(({ length }) => length > 0)

/**
 * Fails with `clipboard_closed` where the page of this server that the content was copied from, or the unit on it, is no longer open, or
 * shows no content any more.
 */
export const assertPageOpen = async (db: ScopedDatabase, organizationId: number, content: UnitContent): Promise<void> => {
  const owner = content.organization.id
  const isOpen = await crossing(db, organizationId)(owner, async () => {
    const { rows } = await sql<{ shows: boolean }>`select assets.is_enabled_public_content as shows from assets
      join organizations o on o.id = assets.organization_id and o.state = 'active'
      join units unit on unit.organization_id = assets.organization_id and unit.asset_id = assets.id and unit.id = ${content.unit.id}
      where assets.organization_id = ${owner} and assets.id = ${content.asset.id} and assets.is_enabled_public_link
        and assets.is_enabled_discovery and not assets.hidden and not unit.hidden`.execute(db)
    return rows[0] !== undefined && (rows[0].shows || !showsMore(content))
  })
  if (!isOpen) throw refusedContent('clipboard_closed')
}

const OpenPage = z.object({ item: z.object({ id: Id }) })

/** Where a page is read as JSON: its address is one of the server that has signed it. */
const getPageAddress = ({ origin, content }: VerifiedContent): string | undefined => {
  const url = URL.parse(content.unit.url)
  if (url?.origin !== new URL(origin).origin || !content.unit.url.startsWith(`${origin}/p/`)) return undefined
  return `${origin}/public/things/${content.unit.url.slice(`${origin}/p/`.length)}`
}

/** The same for a page of another server, which is asked for it. One that does not answer counts as closed: nobody vouches for the content now. */
export const assertPageOpenElsewhere = async (verified: VerifiedContent, parts: FetchParts & { stopping: AbortSignal }): Promise<void> => {
  const address = getPageAddress(verified)
  const signal = AbortSignal.any([parts.stopping, AbortSignal.timeout(FETCH_MS)])
  const fetched = address === undefined ? undefined : await fetchMedium(address, parts, signal)
  if (fetched === undefined || typeof fetched === 'string') throw refusedContent('clipboard_closed')
  try {
    const page = OpenPage.safeParse(JSON.parse(await readFile(fetched.path, 'utf8')))
    if (page.data?.item.id !== verified.content.unit.id) throw refusedContent('clipboard_closed')
  } catch (cause) {
    throw refusedContent('clipboard_closed', cause)
  } finally {
    await fetched.drop()
  }
}
