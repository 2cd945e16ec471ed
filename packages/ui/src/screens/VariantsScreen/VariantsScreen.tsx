import type { Variant } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { ListFrame, type ServerList } from '../../components/ListFrame/ListFrame.tsx'
import { PublicPageLink } from '../../components/RecordHeader/PublicPageLink.tsx'
import { RecordHeader } from '../../components/RecordHeader/RecordHeader.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

/** What the list shows of a variant. */
export type VariantLine = Pick<Variant, 'id' | 'name' | 'variantId' | 'status' | 'unitCount' | 'percentUsed' | 'createdAt'>

export interface VariantsScreenProps extends ServerList<VariantLine> {
  /** Undefined while it is loaded. */
  thing: { name: string; image?: string | undefined } | undefined
  onOpen: (id: string) => void
  /** The address that `onOpen` opens. */
  hrefOf?: ((id: string) => string) | undefined
  /** What visitors see of the asset; absent where it is not public. */
  publicPage?: string | undefined
  /** The address of the list of assets, which `onBack` leads to. */
  assetsHref?: string | undefined
  onBack: () => void
  /** Absent where the person may make none. */
  onCreate?: (() => void) | undefined
}

/** Side by side they find room on a tablet, beside the folded menu: 648 pixels. */
const createColumns = (t: Translate, format: Format): DataTableColumn<VariantLine>[] => [
  {
    field: 'name',
    header: t('variants:one'),
    text: (row) => row.name,
    flex: 2,
    minWidth: 126,
    sortable: true,
    hideable: false,
    card: 'title',
  },
  { field: 'variantId', header: t('variant-life:id'), text: (row) => row.variantId, minWidth: 114, sortable: true, card: 'line' },
  {
    field: 'units',
    header: t('assets:column.units'),
    text: (row) => format.number(row.unitCount),
    width: 88,
    align: 'end',
    card: 'aside',
  },
  {
    field: 'used',
    header: t('variant-life:used'),
    text: (row) => (row.unitCount === 0 ? '' : format.percent(row.percentUsed / 100)),
    width: 86,
    align: 'end',
  },
  {
    field: 'createdAt',
    header: t('variant-life:made'),
    text: (row) => format.day(row.createdAt),
    width: 116,
    quiet: true,
    sortable: true,
    card: 'foot',
  },
  {
    field: 'status',
    header: t('assets:column.state'),
    text: (row) => t(`statuses:variant.${row.status}`),
    render: (row) => <StatusChip kind="variant" status={row.status} />,
    minWidth: 118,
    sortable: true,
    card: 'badge',
  },
]

const idOf = (row: VariantLine) => row.id
const nameOf = (row: VariantLine) => row.name

/** The variants of an asset (specification 1, section 2: asset screens). */
export const VariantsScreen = ({ thing, hrefOf, publicPage, assetsHref, onBack, onCreate, ...list }: VariantsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const primary = onCreate && { label: t('lists:variants.new'), onSelect: onCreate }
  return (
    <ListFrame
      {...list}
      name="variants"
      title={t('variants:title')}
      header={
        <RecordHeader
          back={{ label: t('assets:title'), href: assetsHref, onBack }}
          above={thing?.name ?? ' '}
          title={t('variants:title')}
          image={thing?.image}
        >
          {publicPage !== undefined && <PublicPageLink href={publicPage} />}
          {primary && (
            <Button variant="contained" onClick={primary.onSelect}>
              {primary.label}
            </Button>
          )}
        </RecordHeader>
      }
      primary={primary}
      searchLabel={t('lists:variants.search')}
      columns={columns}
      getRowId={idOf}
      getRowName={nameOf}
      getRowHref={hrefOf && ((row: VariantLine) => hrefOf(row.id))}
      empty={{ icon: 'layers', title: t('variants:empty.title'), text: t('variants:empty.text') }}
    />
  )
}
