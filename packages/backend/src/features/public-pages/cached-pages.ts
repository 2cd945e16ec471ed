import type { Language, PublicAsset } from '@tracemark/api/schemas'
import type { Clock } from '../../platform/clock.ts'
import type { Read } from '../../platform/db/connect.ts'
import { CachedResponse } from '../../platform/http/cached-response.ts'
import { LruMap } from '../../platform/lru-map.ts'
import { type PageVisitor, shownTo, toPublicPage, toVisitor } from './page.ts'
import { type FoundPage, findPresentLink, findPublicAsset, findUnchanged, type WantedPage } from './queries/pages.ts'

const PAGES_MAX = 500
const FORMS_MAX = 16
/** So long stands what somebody changes by hand, past the triggers that see what changes a page. */
const KEPT_MS = 60_000

interface Kept {
  row: FoundPage['row']
  until: number
  /** The page as visitors get it who read the same language and are shown the same parts of it. */
  forms: Map<string, CachedResponse<PublicAsset>>
}

export interface KeptPages {
  /** `undefined` where there is no such page. Under a link that the asset had before, its page has the present one. */
  find(
    wanted: WantedPage,
  ): Promise<(FoundPage & { pageFor: (visitor: PageVisitor, language?: Language) => CachedResponse<PublicAsset> }) | undefined>
}

const toCacheKey = ({ slug, publicLink, item }: WantedPage): string => JSON.stringify([slug, publicLink, item])

/**
 * Pages are put together from some forty rows and visited far more often than changed. What was put together is kept with its
 * version, and the database asked for that alone: entering, the link and the version are one statement (docs/decisions/reads.md).
 */
export const createKeptPages = ({ read, clock }: { read: Read; clock: Clock }): KeptPages => {
  const pages = new LruMap<string, Kept>(PAGES_MAX)

  const keep = (address: string, row: FoundPage['row'], now: number): Kept => {
    const until = Math.min(now + KEPT_MS, row.services_until?.getTime() ?? Number.POSITIVE_INFINITY)
    const kept: Kept = { row, until, forms: new LruMap(FORMS_MAX) }
    pages.delete(address)
    pages.set(address, kept)
    return kept
  }

  const known = async (wanted: WantedPage, address: string, now: number): Promise<[FoundPage, Kept] | undefined> => {
    const kept = pages.get(address)
    if (!kept || now >= kept.until) return undefined
    const found = await findUnchanged(read, wanted, kept.row)
    return found && [found, kept]
  }

  const anew = async (wanted: WantedPage, address: string, now: Date): Promise<[FoundPage, Kept] | undefined> => {
    const found = await findPublicAsset(read, wanted, now)
    pages.delete(address)
    if (!found) return undefined
    // Units that are not there have as many names as somebody makes up.
    const isKept = wanted.item === undefined || found.row.item !== null
    return [found, isKept ? keep(address, found.row, now.getTime()) : { row: found.row, until: 0, forms: new LruMap(FORMS_MAX) }]
  }

  const formFor = ({ row, forms }: Kept, visitor: PageVisitor, language: Language | undefined): CachedResponse<PublicAsset> => {
    const shown = shownTo(row, toVisitor(row, visitor))
    const name = `${language} ${shown}`
    const form = forms.get(name)
    if (form) return form
    const made = new CachedResponse(toPublicPage(row, shown, language))
    forms.set(name, made)
    return made
  }

  const under = async (wanted: WantedPage) => {
    const address = toCacheKey(wanted)
    const now = clock.now()
    return (await known(wanted, address, now.getTime())) ?? (await anew(wanted, address, now))
  }

  const underPresent = async (wanted: WantedPage) => {
    const publicLink = await findPresentLink(read, wanted)
    return publicLink === undefined ? undefined : under({ ...wanted, publicLink })
  }

  return {
    find: async (wanted) => {
      const found = (await under(wanted)) ?? (await underPresent(wanted))
      return found && { ...found[0], pageFor: (visitor, language) => formFor(found[1], visitor, language) }
    },
  }
}
