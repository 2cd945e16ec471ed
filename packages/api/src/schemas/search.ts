import * as z from 'zod/mini'
import { paged } from './common.ts'

/** Something of the organization that was searched for. `url`: its page in the portal, on the portal's own host. */
export const SearchResult = z.object({ title: z.string(), text: z.string(), url: z.string() })
export type SearchResult = z.infer<typeof SearchResult>

export const SearchResultPage = paged(SearchResult)
