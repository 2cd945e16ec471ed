import { hasWords } from '@tracemark/api/rules'
import { type AssetRow, useAssetColumns } from '@tracemark/ui/components/asset-columns'
import { ConfirmDialog } from '@tracemark/ui/components/confirm-dialog'
import { type BulkAction, DataTable, type DataTableSort } from '@tracemark/ui/components/data-table'
import { EmptyPanel } from '@tracemark/ui/components/empty-panel'
import { SearchBox } from '@tracemark/ui/components/search-box'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { useMemo, useState } from 'react'
import { Sample, Sheet } from './Sheet.tsx'
import { sampleAssets } from './sample-assets.ts'

const compare = (one: AssetRow, other: AssetRow, field: string) => {
  const value = (row: AssetRow) => row[field as keyof AssetRow] ?? ''
  const [first, second] = [value(one), value(other)]
  return typeof first === 'number' ? first - Number(second) : String(first).localeCompare(String(second))
}

const getId = (row: AssetRow) => row.id
const getName = (row: AssetRow) => row.name

/** The list of assets over records that are made here: it sorts, filters, pages and selects as it does over the server's. */
const Assets = () => {
  const t = useTranslate()
  const show = useToast()
  const all = useMemo(() => sampleAssets(new Date()), [])
  const columns = useAssetColumns()
  const [sort, setSort] = useState<DataTableSort>({ field: 'name', direction: 'asc' })
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(10)
  const [selection, setSelection] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<string>()

  const found = all.filter(({ name }) => hasWords(search, name))
  const way = sort.direction === 'asc' ? 1 : -1
  const rows = found.toSorted((one, other) => way * compare(one, other, sort.field)).slice((page - 1) * perPage, page * perPage)

  const confirm = () => show({ kind: 'positive', text: t('styleguide:confirmed') })
  const add = (id: string, label: string): BulkAction => ({ id, label, onSelect: confirm })
  const remove = (id: string, label: string): BulkAction => ({ id, label, destructive: true, onSelect: () => setAsked(label) })
  const single = (id: string, label: string) => ({ id, label, onSelect: confirm })

  return (
    <>
      <DataTable
        label={t('names:assets.title')}
        rows={rows}
        getRowId={getId}
        getRowName={getName}
        columns={columns}
        page={page}
        perPage={perPage}
        perPageChoices={[10, 20, 50]}
        total={found.length}
        onPage={setPage}
        onPerPage={(next, kept) => {
          setPerPage(next)
          setPage(kept)
        }}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelection={setSelection}
        filters={
          <SearchBox
            label={t('assets:search')}
            value={search}
            onSearch={(text) => {
              setSearch(text)
              setPage(1)
            }}
          />
        }
        empty={<EmptyPanel kind="assets" />}
        bulkActions={[
          add('add_tasks', t('assets:add_tasks')),
          add('add_value_chain', t('assets:add_value_chain')),
          add('add_support', t('assets:add_support')),
          remove('remove_tasks', t('assets:remove_tasks')),
          remove('remove_support', t('assets:remove_support')),
        ]}
        rowActions={() => [
          single('manage', t('assets:manage')),
          single('duplicate', t('assets:duplicate')),
          single('from_clipboard', t('assets:action.from_clipboard')),
        ]}
      />
      <ConfirmDialog
        open={asked !== undefined}
        tone="danger"
        confirmLabel={asked ?? ''}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          confirm()
        }}
      />
    </>
  )
}

export const Tables = () => (
  <Sheet page="tables">
    <Sample name="DataTable" bare>
      <Assets />
    </Sample>
  </Sheet>
)
