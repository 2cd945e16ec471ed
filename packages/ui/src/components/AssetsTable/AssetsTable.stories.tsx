import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { assetRows } from '../../stories/assets.ts'
import { at, fetched } from '../../stories/table.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import type { DataTableSort } from '../DataTable/types.ts'
import { type AssetRow, useAssetColumns } from './use-asset-columns.tsx'

const act = fn()

const values = {
  name: (row: AssetRow) => row.name,
  units: (row: AssetRow) => row.units,
  latest: (row: AssetRow) => row.latest,
}

/** The list of assets with all that the specification lets do with them (section 3, Asset screens). */
const Assets = ({ selected = [] }: { selected?: readonly number[] }) => {
  const t = useTranslate()
  const columns = useAssetColumns()
  const [selection, setSelection] = useState<readonly string[]>(selected.map((index) => assetRows[index]?.id ?? ''))
  const [sort, setSort] = useState<DataTableSort>({ field: 'name', direction: 'asc' })
  const [asked, setAsked] = useState<readonly string[]>()
  const value = values[sort.field as keyof typeof values]
  const rows = assetRows.toSorted(
    (one, other) => (value(one) > value(other) ? 1 : value(one) < value(other) ? -1 : 0) * (sort.direction === 'asc' ? 1 : -1),
  )
  const bulk = (id: string) => (ids: readonly string[]) => act(id, ids)
  return (
    <>
      <DataTable
        label={t('names:assets.title')}
        rows={rows}
        columns={columns}
        getRowId={(row) => row.id}
        getRowName={(row) => row.name}
        total={rows.length}
        perPage={25}
        onPage={fn()}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelection={setSelection}
        onOpen={(id) => act('open', id)}
        bulkActions={[
          { id: 'add_tasks', label: t('assets:add_tasks'), icon: 'task', onSelect: bulk('add_tasks') },
          { id: 'add_value_chain', label: t('assets:add_value_chain'), icon: 'place', onSelect: bulk('add_value_chain') },
          { id: 'add_support', label: t('assets:add_support'), icon: 'people', onSelect: bulk('add_support') },
          { id: 'remove_tasks', label: t('assets:remove_tasks'), destructive: true, onSelect: setAsked },
          { id: 'remove_support', label: t('assets:remove_support'), destructive: true, onSelect: bulk('remove_support') },
        ]}
        rowActions={({ id }) => [
          { id: 'manage', label: t('assets:manage'), icon: 'pen', onSelect: () => act('manage', id) },
          { id: 'duplicate', label: t('assets:duplicate'), icon: 'layers', onSelect: () => act('duplicate', id) },
          { id: 'clipboard', label: t('assets:action.from_clipboard'), icon: 'copy', onSelect: () => act('clipboard', id) },
        ]}
      />
      <ConfirmDialog
        open={asked !== undefined}
        tone="danger"
        confirmLabel={t('assets:remove_tasks')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          act('remove_tasks', asked)
          setAsked(undefined)
          setSelection([])
        }}
      />
    </>
  )
}

const meta = preview.meta({ title: 'Staff/Data table of assets', globals: at('wide'), render: () => <Assets /> })

const [first, second] = assetRows

export const List = meta.story({})

export const Selected = meta.story({ render: () => <Assets selected={[0, 2, 3]} /> })

/** Long words: what finds no room in the bar waits in a menu at its end. */
export const German = meta.story({
  globals: { language: 'de' },
  render: () => <Assets selected={[0, 2]} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const bar = within(await canvas.findByRole('group', { name: 'Aktionen für die Auswahl' }, fetched))
    await bar.findByRole('button', { name: 'Weitere Aktionen' }, fetched)
    await expect(bar.getAllByRole('button').map((button) => button.textContent || button.title)).toEqual([
      'Auswahl aufheben',
      'Aufgaben hinzufügen',
      'Wertschöpfungskette hinzufügen',
      'Supportkontakt hinzufügen',
      'Aufgaben entfernen',
      'Weitere Aktionen',
    ])
    act.mockClear()
    await userEvent.click(bar.getByRole('button', { name: 'Weitere Aktionen' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Supportkontakt entfernen' }, fetched))
    await expect(act.mock.calls).toEqual([['remove_support', [assetRows[0]?.id, assetRows[2]?.id]]])
  },
})

/** As the room changes, buttons go into the menu and come back. */
export const LessRoom = meta.story({
  render: () => <Assets selected={[0]} />,
  play: async ({ canvas, canvasElement }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Actions for selected rows' }, fetched))
    const labels = () => bar.getAllByRole('button').map((button) => button.textContent || button.title)
    await expect(labels()).not.toContain('More actions')
    canvasElement.style.width = '620px'
    await waitFor(() => expect(labels()).toEqual(['Clear selection', 'Add tasks', 'Add value chain', 'More actions']))
    canvasElement.style.width = ''
    await waitFor(() => expect(labels()).not.toContain('More actions'))
    canvasElement.style.width = '620px'
    await waitFor(() => expect(labels()).toContain('More actions'))
  },
})

export const FarmAudits = meta.story({ globals: { language: 'en-x-farm' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => <Assets selected={[0, 2]} /> })

export const Phone = meta.story({ parameters: { picture: true }, globals: at('phone'), render: () => <Assets selected={[0, 2]} /> })

export const PhoneRightToLeft = meta.story({
  globals: { ...at('phone'), direction: 'rtl', language: 'de' },
  render: () => <Assets selected={[0, 2]} />,
})

export const RowMenu = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${first?.name}` }))
    const items = await page.findAllByRole('menuitem', {}, fetched)
    await expect(items.map((item) => item.textContent)).toEqual(['Manage', 'Duplicate', 'Update from clipboard'])
  },
})

export const PhoneMenu = meta.story({
  globals: at('phone'),
  render: () => <Assets selected={[0, 2]} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const items = await page.findAllByRole('menuitem', {}, fetched)
    await expect(items.map((item) => item.textContent)).toEqual([
      'Add tasks',
      'Add value chain',
      'Add support profile',
      'Remove tasks',
      'Remove support profile',
    ])
  },
})

export const RemoveTasks = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    act.mockClear()
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${second?.name}` }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove tasks' }, fetched))
    const dialog = within(await page.findByRole('alertdialog', { name: 'Are you sure?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove tasks' }))
    await expect(act.mock.calls).toEqual([['remove_tasks', [second?.id]]])
    await expect(canvas.queryByRole('group', { name: 'Actions for selected rows' })).toBeNull()
  },
})
