import type { VariantOffer } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import type { DataTableColumn } from '../../../components/DataTable/types.ts'
import { EntityName } from '../../../components/EntityName/EntityName.tsx'
import { ListFrame, type ServerList } from '../../../components/ListFrame/ListFrame.tsx'
import { OfferState } from '../../../components/OfferState/OfferState.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'

/** What the list shows of an offer. */
export type OfferLine = Pick<VariantOffer, 'id' | 'mode' | 'state' | 'createdAt'> & {
  origin: { name: string }
  content: Pick<VariantOffer['content'], 'name' | 'variantId'> & { thing: { name: string; image?: string | undefined } }
}

export interface OffersScreenProps
  extends Pick<ServerList<OfferLine>, 'page' | 'loading' | 'failure' | 'query' | 'sorts' | 'onQueryChange' | 'onRetry'> {
  /** The organization's own short name, which partners need to offer it something. */
  slug: string
  onOpen: (id: string) => void
  /** The address that `onOpen` opens. */
  getHref?: ((id: string) => string) | undefined
}

const createColumns = (t: Translate, format: Format): DataTableColumn<OfferLine>[] => [
  {
    field: 'name',
    header: t('names:variants.one'),
    text: ({ content }) => content.name,
    render: ({ content }) => <EntityName name={content.name} image={content.thing.image} />,
    flex: 1.6,
    minWidth: 200,
    hideable: false,
    card: 'title',
  },
  { field: 'thing', header: t('names:assets.one'), text: ({ content }) => content.thing.name, flex: 1.4, minWidth: 160 },
  { field: 'from', header: t('offers:column.from'), text: ({ origin }) => origin.name, flex: 1.2, minWidth: 160, card: 'line' },
  { field: 'mode', header: t('offers:column.mode'), text: ({ mode }) => t(`variants:share.${mode}`), width: 132 },
  {
    field: 'createdAt',
    header: t('offers:column.offered'),
    text: ({ createdAt }) => format.recent(createdAt),
    width: 148,
    muted: true,
    card: 'foot',
    cardText: 'named',
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

const getId = ({ id }: OfferLine) => id
const getName = ({ content }: OfferLine) => content.name

/** Variants that other organizations give to this one, newest first. */
export const OffersScreen = ({ slug, getHref, ...list }: OffersScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  return (
    <ListFrame
      {...list}
      name="offers"
      title={t('names:catalogue.shared_with_us')}
      summary={t('offers:summary')}
      searchLabel={t('offers:search')}
      filters={[{ type: 'boolean', field: 'open', label: t('offers:filter.open') }]}
      columns={columns}
      getRowId={getId}
      getRowName={getName}
      getRowHref={getHref && ((row: OfferLine) => getHref(row.id))}
      empty={{ icon: 'layers', title: t('offers:empty.title'), text: t('offers:empty.text', { slug }) }}
    />
  )
}
