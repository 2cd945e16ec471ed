import { type Coordinates, classifications, type Interaction, type InteractionColumn, reviewStates } from '@tracemark/api/schemas'
import { chipColumn } from '../../../components/Chip/chip-column.ts'
import { ClassificationChip } from '../../../components/ClassificationChip/ClassificationChip.tsx'
import type { DataTableColumn } from '../../../components/DataTable/types.ts'
import { EntityName } from '../../../components/EntityName/EntityName.tsx'
import { ReviewChip } from '../../../components/ReviewChip/ReviewChip.tsx'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'

/** Says coordinates, of a place that has no name. */
export type SayCoordinates = (coordinates: Coordinates) => string

const formatPlace = ({ reportedLocation, recordLocation }: Interaction, sayCoordinates: SayCoordinates | undefined): string => {
  const location = reportedLocation ?? recordLocation
  return location ? (location.place ?? sayCoordinates?.(location.point.coordinates) ?? '') : ''
}

/** The columns in their order. The server sorts; the heads only ask for it. */
export const createColumns = (
  t: Translate,
  format: Format,
  sayCoordinates?: SayCoordinates,
): (DataTableColumn<Interaction> & { field: InteractionColumn })[] => [
  {
    field: 'reportedDate',
    header: t('interactions:occurred'),
    text: (row) => format.recent(row.reportedDate),
    width: 130,
    muted: true,
    card: 'aside',
    priority: 4,
  },
  {
    field: 'recordDate',
    header: t('interactions:column.recordDate'),
    text: (row) => format.recent(row.recordDate),
    width: 140,
    muted: true,
    hiddenAtFirst: true,
  },
  {
    field: 'thing',
    header: t('interactions:column.thing'),
    text: (row) => row.thing.name,
    render: (row) => <EntityName name={row.thing.name} image={row.thing.image} />,
    flex: 6,
    minWidth: 200,
    card: 'title',
  },
  { field: 'item', header: t('interactions:column.item'), text: (row) => row.item?.name ?? '', cut: 'middle', width: 116, card: 'line' },
  {
    field: 'classification',
    header: t('interactions:column.classification'),
    text: (row) => t(`interactions:classification.${row.classification}`),
    render: (row) => <ClassificationChip classification={row.classification} />,
    width: chipColumn(
      classifications.map((kind) => t(`interactions:classification.${kind}`)),
      128,
    ),
    card: 'badge',
  },
  {
    field: 'review',
    header: t('interactions:review'),
    text: (row) => (row.review ? t(`interactions:review.${row.review}`) : ''),
    render: (row) => row.review && <ReviewChip review={row.review} />,
    width: chipColumn(
      reviewStates.map((state) => t(`interactions:review.${state}`)),
      128,
    ),
    hiddenAtFirst: true,
  },
  {
    field: 'element',
    header: t('interactions:column.element'),
    text: (row) => row.valueChainElement?.name ?? '',
    minWidth: 150,
    card: 'foot',
  },
  { field: 'task', header: t('interactions:column.task'), text: (row) => row.task.name, minWidth: 130, card: 'line' },
  {
    field: 'place',
    header: t('interactions:column.place'),
    text: (row) => formatPlace(row, sayCoordinates),
    minWidth: 150,
    muted: true,
    card: 'foot',
  },
  {
    field: 'createdBy',
    header: t('interactions:column.createdBy'),
    text: (row) => row.createdBy?.name ?? '',
    minWidth: 140,
    hiddenAtFirst: true,
  },
]
