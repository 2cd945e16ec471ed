import type { Language, PublicAsset } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { withScope } from '../../platform/db/scope.ts'
import { CachedResponse } from '../../platform/http/cached-response.ts'
import { LruMap } from '../../platform/lru-map.ts'
import type { Database } from '../../schema/database.ts'
import { type PageVisitor, shownTo, toPublicPage, toVisitor } from './page.ts'
import { findPresentLink, findPublicPage, locatePublicAsset, type PublicRow } from './queries/pages.ts'

const PAGES_MAX = 500
const FORMS_MAX = 16
/** So long a page may show what another process has changed since. */
const KEPT_MS = 1000

interface Kept {
  row: PublicRow
  until: number
  /** The page as visitors get it who read the same language and are shown the same parts of it. */
  forms: Map<string, CachedResponse<PublicAsset>>
}

export interface WantedPage {
  slug: string
  publicLink: string
  /** Unique id, id or name of the unit whose code was scanned. */
  item: string | undefined
}

export interface FoundPage {
  organizationId: number
  pageFor(visitor: PageVisitor, language?: Language): CachedResponse<PublicAsset>
}

export interface CachedPages {
  /** `undefined` where there is no such page. Under a link that the asset had before, its page has the present one. */
  find(wanted: WantedPage): Promise<FoundPage | undefined>
  /** Called when this process has changed something of the organization. */
  forget(organizationId: number): void
}

/** A page as this visitor gets it, from what was made for others like them. */
const takeForm = ({ row, forms }: Kept, visitor: PageVisitor, language: Language | undefined): CachedResponse<PublicAsset> => {
  const shown = shownTo(row, toVisitor(row, visitor))
  const name = `${language} ${shown}`
  const form = forms.get(name) ?? new CachedResponse(toPublicPage(row, shown, language))
  forms.set(name, form)
  return form
}

/**
 * Pages are put together from some forty rows, which takes ten times as long as giving them again. So they are given again for a second, unless this
 * process has changed something of their organization. Whether and how far a page is open is asked each time (docs/decisions/reads.md).
 */
export const createCachedPages = ({ db, clock }: { db: Kysely<Database>; clock: Clock }): CachedPages => {
  const pages = new LruMap<string, Kept>(PAGES_MAX)
  /** How often this process has changed something of each organization: what was read before is not kept after. */
  const changes = new Map<number, number>()

  const locate = async (slug: string, publicLink: string) => {
    const found = await locatePublicAsset(db, slug, publicLink)
    if (found) return found
    const present = await findPresentLink(db, slug, publicLink)
    return present === undefined ? undefined : locatePublicAsset(db, slug, present)
  }

  return {
    find: async ({ slug, publicLink, item }) => {
      const place = await locate(slug, publicLink)
      if (!place) return undefined
      const { organizationId } = place
      const name = JSON.stringify([place, item])
      const now = clock.now()
      const kept = pages.get(name)
      const toFound = (page: Kept): FoundPage => ({ organizationId, pageFor: (visitor, language) => takeForm(page, visitor, language) })
      if (kept && now.getTime() < kept.until) return toFound(kept)
      const before = changes.get(organizationId)
      const row = await withScope(db, { organizationId }, (scoped) => findPublicPage(scoped, place, item, now))
      pages.delete(name)
      if (!row) return undefined
      const page = { row, until: now.getTime() + KEPT_MS, forms: new LruMap<string, CachedResponse<PublicAsset>>(FORMS_MAX) }
      // Units that are not there have as many names as somebody makes up.
      if ((item === undefined || row.item !== null) && changes.get(organizationId) === before) pages.set(name, page)
      return toFound(page)
    },
    forget: (organizationId) => {
      changes.set(organizationId, (changes.get(organizationId) ?? 0) + 1)
      for (const [name, { row }] of pages) if (row.organization_id === organizationId) pages.delete(name)
    },
  }
}
