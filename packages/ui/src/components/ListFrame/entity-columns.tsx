import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import type { DataTableColumn } from '../DataTable/types.ts'
import { EntityName } from '../EntityName/EntityName.tsx'

/** The name that leads to an entity, with its picture or monogram. */
export const nameColumn = <Row extends { name: string; image?: string | undefined }>(t: Translate): DataTableColumn<Row> => ({
  field: 'name',
  header: t('common:name'),
  text: (row) => row.name,
  render: (row) => <EntityName name={row.name} image={row.image} />,
  flex: 2,
  minWidth: 220,
  hideable: false,
  card: 'title',
})

/** When an entity was created, and by whom. */
export const createdColumns = <Row extends { createdAt: string; createdBy?: { name: string } | undefined }>(
  t: Translate,
  format: Format,
): DataTableColumn<Row>[] => [
  {
    field: 'createdAt',
    header: t('common:created_at'),
    text: (row) => format.day(row.createdAt),
    width: 136,
    muted: true,
    card: 'foot',
    cardText: 'named',
  },
  { field: 'createdBy', header: t('common:created_by'), text: (row) => row.createdBy?.name ?? '', width: 168, muted: true },
]
