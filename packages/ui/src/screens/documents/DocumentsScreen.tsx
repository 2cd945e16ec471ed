import { type Document, DocumentQuery } from '@tracemark/api/schemas'
import { useMemo, useState } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { documentType, getFileName } from '../../components/DocumentList/document-type.ts'
import { createFilters } from '../../components/ListFrame/create-filters.ts'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import type { FilterOption } from '../../components/ListFrame/types.ts'
import { onDemand, useOnDemand } from '../../components/on-demand.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { stepName } from './step-name.ts'

const previewCode = onDemand(() => import('../../components/FilePreview/DocumentPreview.tsx'))

const createColumns = (t: Translate, format: Format): DataTableColumn<Document>[] => [
  {
    field: 'name',
    header: t('common:name'),
    text: (row) => row.name,
    flex: 1.4,
    minWidth: 220,
    hideable: false,
    card: 'title',
  },
  { field: 'gdti', header: t('documents:gdti'), text: (row) => row.gdti ?? '', cut: 'middle', width: 184, card: 'line' },
  {
    field: 'step',
    header: t('documents:step'),
    text: ({ valueChainElement }) => (valueChainElement ? stepName(valueChainElement) : ''),
    flex: 1.2,
    minWidth: 200,
    card: 'line',
  },
  {
    field: 'isPublic',
    header: t('documents:visibility'),
    text: (row) => t(row.isPublic ? 'documents:is_public' : 'documents:not_public'),
    render: (row) => (row.isPublic ? <Chip data-tone="positive">{t('documents:is_public')}</Chip> : t('documents:not_public')),
    width: 132,
    card: 'badge',
  },
  {
    field: 'file',
    header: t('documents:file'),
    text: (row) => {
      const type = t(`media:document.type_${documentType(getFileName(row))}`)
      return row.storedFile ? `${type}, ${format.fileSize(row.storedFile.size)}` : type
    },
    width: 116,
    card: 'aside',
  },
  {
    field: 'dateModified',
    header: t('common:modified'),
    text: (row) => format.day(row.dateModified),
    width: 136,
    muted: true,
    card: 'foot',
    cardText: 'named',
  },
]

export type DocumentsScreenProps = EntityList<Document> & {
  /** Steps of value chains to filter by; absent where this person may not see them. */
  steps?: { options: readonly FilterOption[]; onSearch: (text: string) => void } | undefined
}

/** Certificates, reports and delivery notes (specification 1, section 3). */
export const DocumentsScreen = ({ steps, rowActions, ...list }: DocumentsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [previewed, setPreviewed] = useState<Document>()
  const DocumentPreview = useOnDemand(previewCode, previewed !== undefined)?.DocumentPreview
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const filters = createFilters(DocumentQuery, {
    isPublic: { label: t('documents:visibility'), option: (isPublic) => t(isPublic ? 'documents:is_public' : 'documents:not_public') },
    valueChainElementId: steps && { label: t('documents:step'), ...steps },
    dateModified: { label: t('common:modified') },
  })
  return (
    <>
      <EntityListFrame
        {...list}
        entity="documents"
        filters={filters}
        columns={columns}
        rowActions={(row) => [
          { id: 'preview', label: t('documents:preview'), icon: 'eye', onSelect: () => setPreviewed(row) },
          ...(rowActions?.(row) ?? []),
        ]}
      />
      {previewed && DocumentPreview && <DocumentPreview document={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  )
}
