import type { VariantOffer } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { PlainPanel } from '../../components/EmptyPanel/PlainPanel.tsx'
import { Pill } from '../../components/FilterBar/Pill.tsx'
import { AssetName } from '../../components/InteractionsTable/AssetName.tsx'
import { OfferState } from '../../components/OfferState/OfferState.tsx'
import { Below } from '../../components/PageHeader/Below.ts'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import type { ServerList } from '../../components/SearchedTable/SearchedTable.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { Icon } from '../../icons/Icon.tsx'

/** What the list shows of an offer. */
export type OfferLine = Pick<VariantOffer, 'id' | 'mode' | 'state' | 'createdAt'> & {
  origin: { name: string }
  content: Pick<VariantOffer['content'], 'name' | 'variantId'> & { thing: { name: string; image?: string | undefined } }
}

export interface OffersScreenProps
  extends Pick<ServerList<OfferLine>, 'page' | 'loading' | 'failure' | 'query' | 'onQueryChange' | 'onRetry'> {
  /** The organization's own short name, which partners need to offer it something. */
  slug: string
  /** Only those that wait for an answer. */
  openOnly: boolean
  onOpenOnly: (openOnly: boolean) => void
  onOpen: (id: string) => void
  /** The address that `onOpen` opens. */
  hrefOf?: ((id: string) => string) | undefined
}

const createColumns = (t: Translate, format: Format): DataTableColumn<OfferLine>[] => [
  {
    field: 'name',
    header: t('variants:one'),
    text: ({ content }) => content.name,
    render: ({ content }) => <AssetName name={content.name} image={content.thing.image} />,
    flex: 1.6,
    minWidth: 200,
    hideable: false,
    card: 'title',
  },
  { field: 'thing', header: t('assets:one'), text: ({ content }) => content.thing.name, flex: 1.4, minWidth: 160 },
  { field: 'from', header: t('offers:column.from'), text: ({ origin }) => origin.name, flex: 1.2, minWidth: 160, card: 'line' },
  { field: 'mode', header: t('offers:column.mode'), text: ({ mode }) => t(`variant-life:share.${mode}`), width: 132 },
  {
    field: 'createdAt',
    header: t('offers:column.offered'),
    text: ({ createdAt }) => format.recent(createdAt),
    width: 148,
    quiet: true,
    card: 'foot',
  },
  {
    field: 'state',
    header: t('assets:column.state'),
    text: ({ state }) => t(`offers:state.${state}`),
    render: ({ state }) => <OfferState state={state} />,
    width: 140,
    card: 'badge',
  },
]

const idOf = ({ id }: OfferLine) => id
const nameOf = ({ content }: OfferLine) => content.name

/** Variants that other organizations give to this one, newest first. */
export const OffersScreen = ({ slug, openOnly, onOpenOnly, hrefOf, page, query, onQueryChange, ...table }: OffersScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  return (
    <>
      <PageHeader title={t('catalogue:shared_with_us')} summary={t('offers:summary')} />
      <Below>
        <DataTable
          {...table}
          name="offers"
          label={t('catalogue:shared_with_us')}
          rows={page?.items}
          columns={columns}
          getRowId={idOf}
          getRowName={nameOf}
          getRowHref={hrefOf && ((row: OfferLine) => hrefOf(row.id))}
          page={query.page}
          perPage={page?.perPage}
          total={page?.totalItems}
          onPage={(next) => onQueryChange({ page: next })}
          onPerPage={(perPage, kept) => onQueryChange({ perPage, page: kept })}
          filters={
            <Pill data-set={openOnly} aria-pressed={openOnly} onClick={() => onOpenOnly(!openOnly)}>
              {openOnly && <Icon name="check" size={14} />}
              {t('offers:filter.open')}
            </Pill>
          }
          empty={<PlainPanel icon="layers" title={t('offers:empty.title')} text={t('offers:empty.text', { slug })} />}
        />
      </Below>
    </>
  )
}
