import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { useRef } from 'react'
import { changeListParams, readListParams } from '../../platform/list-search-params.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { serverListQuery } from '../../platform/use-server-list.ts'
import { getListOptions } from './list-query.ts'

export interface Neighbour {
  id: string
  /** The address of the page of the list that it stands on. */
  list: string
}

interface Neighbours {
  /** Counts from 1. */
  position: number
  total: number
  /** There are more than `total`. */
  isAtLeast: boolean
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

/**
 * What stands before and after an interaction in the list at this address; undefined where that is no list of interactions. Where it
 * left the list since, as one that is no alert any more, its place there is kept.
 */
export const useNeighbours = (list: unknown, id: string): Neighbours | undefined => {
  const { organization, client } = useOrganization()
  const [path, search = ''] = typeof list === 'string' ? list.split('?') : []
  const isList = path === addresses.interactions.list.to({ org: organization.slug })
  const options = getListOptions(client)
  const params = new URLSearchParams(search)
  const { page } = readListParams(params, options)
  const turnTo = (to: number) => changeListParams(params, options, { page: to })
  const kept = useRef<{ id: string; neighbours: Neighbours }>(undefined)
  const here = useQuery({ ...serverListQuery(options, params), enabled: isList })
  const rows = here.data?.items ?? []
  const index = rows.findIndex(({ _id }) => _id === id)
  const isFirst = index === 0 && page > 1
  const isLast = index >= 0 && index === rows.length - 1 && page < (here.data?.totalPages ?? 0)
  const before = useQuery({ ...serverListQuery(options, turnTo(page - 1)), enabled: isFirst })
  const after = useQuery({ ...serverListQuery(options, turnTo(page + 1)), enabled: isLast })
  if (here.data && index >= 0) {
    const toNeighbour = (row: { _id: string } | undefined, of: number) => row && { id: row._id, list: `${path}?${turnTo(of)}` }
    const neighbours = {
      position: (page - 1) * here.data.perPage + index + 1,
      total: here.data.totalItems,
      isAtLeast: here.data.isAtLeast ?? false,
      previous: isFirst ? toNeighbour(before.data?.items.at(-1), page - 1) : toNeighbour(rows[index - 1], page),
      next: isLast ? toNeighbour(after.data?.items[0], page + 1) : toNeighbour(rows[index + 1], page),
    }
    kept.current = { id, neighbours }
    return neighbours
  }
  return kept.current?.id === id ? kept.current.neighbours : undefined
}
