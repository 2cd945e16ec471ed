import type { ListQuery } from '@tracemark/ui/components/list-frame'
import type { Translate } from '@tracemark/ui/i18n'
import {
  createCoordinateWriter,
  describeArea,
  describeViews,
  InteractionsMap,
  type InteractionsMapProps,
} from '@tracemark/ui/screens/interactions/map'
import { writeRule } from '../collections/collection-address.ts'
import { changeView, readView } from './map-address.ts'
import { toRule } from './to-rule.ts'
import { useInteractionMap } from './use-interaction-map.ts'

interface ListMapProps extends Pick<InteractionsMapProps, 'getHref' | 'onOpen'> {
  query: ListQuery
}

const ListMap = ({ query, ...opening }: ListMapProps) => <InteractionsMap {...useInteractionMap(query)} {...opening} />

interface Page extends ListMapProps {
  sayCoordinates: ReturnType<typeof createCoordinateWriter> | undefined
  params: URLSearchParams
  onParams: (change: (current: URLSearchParams) => URLSearchParams) => void
}

export { createCoordinateWriter, toRule, writeRule }

/** How the list can be drawn, and what a map adds to its filters. */
export const drawList = (t: Translate, { params, onParams, sayCoordinates, ...map }: Page) => ({
  sayCoordinates,
  view: describeViews(t, {
    view: readView(params),
    onView: (next) => onParams((current) => changeView(current, next)),
    map: () => <ListMap {...map} />,
  }),
  filters: describeArea(t, map.query.filters?.bounds),
})
