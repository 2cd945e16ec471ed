import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tracemark/api/client'
import { useEffect } from 'react'

/** Reads the asset anew when a call about it answers that there is none. Returns how to stop. */
export const watchForDeletion = (queries: QueryClient, organizationId: number, thingId: string): (() => void) =>
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    const [kind, ...of] = event.query.queryKey
    const isAsset = kind === 'asset' && of.length === 2
    if (isAsset || !of.includes(thingId) || !(error instanceof ApiError) || error.code !== 'not_found') return
    void queries.refetchQueries({ queryKey: ['asset', organizationId, thingId], exact: true })
  })

/** An asset that somebody else deletes does not stay on the page from memory. */
export const useDeletedMeanwhile = (organizationId: number, thingId: string): void => {
  const queries = useQueryClient()
  useEffect(() => watchForDeletion(queries, organizationId, thingId), [queries, organizationId, thingId])
}
