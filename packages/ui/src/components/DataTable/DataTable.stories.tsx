import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { assetRows } from '../../stories/assets.ts'
import { at } from '../../stories/table.ts'
import { type AssetRow, useAssetColumns } from '../AssetsTable/use-asset-columns.tsx'
import { EmptyPanel } from '../EmptyPanel/EmptyPanel.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { DataTableColumn } from './types.ts'

const rows = assetRows.slice(0, 6)
const getId = (row: AssetRow) => row.id
const getName = (row: AssetRow) => row.name
const rowActions = () => [{ id: 'duplicate', label: 'Duplicate', icon: 'layers' as const, onSelect: fn() }]

const Table = (props: Partial<DataTableProps<AssetRow>>) => (
  <DataTable
    label="Assets"
    rows={rows}
    columns={useAssetColumns()}
    getRowId={getId}
    getRowName={getName}
    page={1}
    perPage={25}
    total={118}
    sort={{ field: 'name', direction: 'asc' }}
    onSort={fn()}
    onPage={fn()}
    onPerPage={fn()}
    onOpen={fn()}
    {...props}
  />
)

const Selecting = (props: Partial<DataTableProps<AssetRow>>) => {
  const [selection, setSelection] = useState<readonly string[]>([rows[1], rows[3]].map((row) => row?.id ?? ''))
  return <Table selection={selection} onSelection={setSelection} rowActions={rowActions} {...props} />
}

const meta = preview.meta({ title: 'Staff/Data table', globals: at('wide'), render: () => <Table /> })

export const Rows = meta.story({ parameters: { picture: 'both' } })

export const Selection = meta.story({ parameters: { picture: true }, render: () => <Selecting /> })

export const Comfortable = meta.story({ parameters: { picture: true }, render: () => <Table density="roomy" /> })

export const German = meta.story({ globals: { language: 'de' }, render: () => <Selecting /> })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => <Selecting /> })

export const Phone = meta.story({ globals: at('phone'), render: () => <Selecting /> })

/** Nothing to sort, to select or to open: no toolbar, no boxes. */
export const PhonePlain = meta.story({ globals: at('phone'), render: () => <Table onSort={undefined} onOpen={undefined} /> })

/** Heads, columns and bar stand where they will be when the rows come. */
export const Loading = meta.story({
  parameters: { picture: true },
  render: () => <Table rows={undefined} loading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
})

export const LoadingOnPhone = meta.story({ globals: at('phone'), render: () => <Table rows={undefined} loading /> })

export const LoadingNext = meta.story({
  render: () => <Table loading page={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('26 to 50 of 118')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows.length + 1))
  },
})

export const Empty = meta.story({ render: () => <Table rows={[]} total={0} empty={<EmptyPanel kind="assets" />} /> })

const onRetry = fn()

export const Failed = meta.story({
  parameters: { picture: true },
  render: () => <Table rows={undefined} failure={{ code: 'timeout' }} onRetry={onRetry} />,
})

/** What was there can still be read, and another page still be asked for. */
export const FailedNext = meta.story({
  render: () => <Selecting failure={{ code: 'timeout' }} onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows.length + 1))
    await expect(canvas.getByText('1 to 25 of 118')).toBeVisible()
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    onRetry.mockClear()
  },
})

export const FailedNextOnPhone = meta.story({
  globals: at('phone'),
  render: () => <Selecting failure={{ code: 'network_unreachable' }} onRetry={onRetry} />,
})

const long = rows.map((row) => ({
  ...row,
  name: `${row.name} de la Cooperativa Multiactiva de Pequeños Caficultores de la Cordillera Central del Quindío`,
  valueChain: 'From the slopes above Pijao by way of the wet mill El Roble to the port of Buenaventura',
}))

export const LongText = meta.story({ parameters: { picture: true }, render: () => <Selecting rows={long} /> })

/** No line of facts ends or begins with the dot that stands between two. */
export const LongTextOnPhone = meta.story({
  globals: at('phone'),
  render: () => <Selecting rows={long} />,
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('.tm-cards-card') as HTMLElement
    const { overflow, paddingLeft } = getComputedStyle(card)
    const left = card.getBoundingClientRect().left + Number.parseFloat(paddingLeft)
    const words = [...card.querySelectorAll('[data-fact]')].map((fact) => fact.getBoundingClientRect().left - left)
    // One begins a line, where the name begins; its dot hangs out of the card.
    await expect([overflow, Math.round(Math.min(...words))]).toEqual(['clip', 0])
  },
})

const text = (field: string, header: string): DataTableColumn<AssetRow> => ({ field, header, text: getName, card: 'title' })

export const OneColumn = meta.story({ render: () => <Table columns={[text('name', 'Asset')]} rows={rows.slice(0, 1)} total={1} /> })

/** The list scrolls sideways; the page does not. */
export const ManyColumns = meta.story({
  render: () => <Selecting columns={Array.from({ length: 14 }, (_, at) => text(`column${at}`, `Column ${at + 1}`))} />,
})

/** As an address from before some rows were deleted. */
export const BeyondTheEnd = meta.story({
  render: () => <Table rows={[]} page={9} empty={<EmptyPanel kind="assets" />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 to 0 of 118')).toBeVisible()
  },
})
