import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { InteractionMapQuery } from '@tracemark/api/schemas'
import type { ListQuery } from '@tracemark/ui/components/list-frame'
import type { InteractionsMapProps, MapLook } from '@tracemark/ui/screens/interactions/map'
import { useAddressParams } from '../../platform/address-params.ts'
import { toFailure } from '../../platform/failure.ts'
import { changeListParams } from '../../platform/list-search-params.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { toCallQuery } from '../../platform/resource/call-query.ts'
import { useServices } from '../../platform/services-context.tsx'
import { askList } from '../../platform/use-server-list.ts'
import { getListOptions, shape, toParameters } from './list-query.ts'
import { changeLook, changeSpot, changeView, findZoom, isTogether, readLook, readSpot, readView, toAsked } from './map-address.ts'

/** Of those at one place; the list has them all. */
const SPOT_ROWS = 50
/** Each time the records are in a smaller part of the earth, or apart. */
const SEPARATING_MAX = 6

type Given = Omit<InteractionsMapProps, 'getHref' | 'onOpen'>

/** The map of what the list asks for. */
export const useInteractionMap = ({ search, filters = {}, sort }: ListQuery): Given => {
  const { organization, client } = useOrganization()
  const { mapStyleUrl } = useServices()
  const [params, changeParams] = useAddressParams()
  const look = readLook(params)
  const spot = readSpot(params)
  const area = typeof filters.bounds === 'string' ? filters.bounds : undefined
  const asked = toAsked(look, area)
  const queryKey = ['interactions', organization.id, 'map', { search, filters }] as const
  const ask = ({ bounds, zoom }: MapLook, signal?: AbortSignal) => {
    const parameters = toParameters({ ...filters, bounds, ...(search !== '' && { search }) })
    const query = toCallQuery(InteractionMapQuery, { ...parameters, zoom: String(zoom) })
    return client.interactions.map({ query }, signal && { signal })
  }
  const answer = useQuery({
    queryKey: [...queryKey, asked],
    queryFn: ({ signal }) => ask(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 2_000,
  })
  const atSpot = useQuery({
    queryKey: [...queryKey, 'spot', spot],
    queryFn: ({ signal }) =>
      askList(getListOptions(client), { page: 1, perPage: SPOT_ROWS, sort, search, filters: { ...filters, bounds: spot } }, signal),
    enabled: spot !== undefined,
    staleTime: 2_000,
  })
  const filterBy = (current: URLSearchParams, bounds: string) =>
    changeListParams(current, shape, { filters: { ...filters, bounds }, page: 1 })
  const quietly = { replace: true, preventScrollReset: true }
  return {
    answer: answer.data,
    isBusy: answer.isPending || answer.isPlaceholderData,
    failure: answer.error && !answer.data ? toFailure(answer.error) : undefined,
    onRetry: () => void answer.refetch(),
    look,
    // A map comes to rest after whoever moved it has gone on to the list.
    onLook: (next) => changeParams((current) => (readView(current) === 'map' ? changeLook(current, next) : current), quietly),
    separate: async (bounds) => {
      let within = bounds
      for (let step = 0; step < SEPARATING_MAX && !isTogether(within); step += 1) {
        // What can't be asked is looked at as far as it is known: the map says itself what failed.
        const found = await ask({ bounds: within, zoom: findZoom(within) }).catch(() => undefined)
        const [only, ...others] = found?.clusters ?? []
        if (!only || others.length > 0 || only.bounds === within) break
        within = only.bounds
      }
      return { bounds: within, isTogether: isTogether(within) }
    },
    spot:
      spot === undefined
        ? undefined
        : {
            bounds: spot,
            rows: atSpot.data?.items,
            total: atSpot.data?.totalItems,
            isAtLeast: atSpot.data?.isAtLeast,
            failure: atSpot.error && !atSpot.data ? toFailure(atSpot.error) : undefined,
            onRetry: () => void atSpot.refetch(),
          },
    onSpot: (next) => changeParams((current) => changeSpot(current, next), quietly),
    area,
    onArea: (bounds) => changeParams((current) => filterBy(current, bounds), { preventScrollReset: true }),
    onList: (bounds) => changeParams((current) => filterBy(changeView(current, 'list'), bounds)),
    styleUrl: mapStyleUrl,
  }
}
