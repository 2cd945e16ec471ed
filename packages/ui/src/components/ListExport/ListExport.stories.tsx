import { BACKGROUND_EXPORT_MAX, EXPORT_MAX } from '@tracemark/api/rules'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fetched } from '../../stories/table.ts'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { ToastProvider, useToast } from '../Toasts/ToastProvider.tsx'
import { type ListExport, useListExport } from './use-list-export.tsx'

interface ListProps extends ListExport<'pdf' | 'xlsx'> {
  /** How many interactions match the filters. */
  total: number
  /** Ids of selected ones. */
  selection: readonly string[]
}

const columns = ['name', 'status', 'createdAt', 'place'].map((field) => ({
  field,
  header: field,
  text: () => '',
  hiddenAtFirst: field === 'place',
}))
/** A person moved the status before the name, and left out when it was created. */
const layout = { order: ['status', 'name'], shown: { createdAt: false } }

/** The head of a list with its exports. */
const List = ({ total, selection, ...exports }: ListProps) => {
  const { getActions, dialogs } = useListExport({ formats: ['csv', 'xlsx', 'pdf'], total, ...exports })
  return (
    <>
      <PageHeader title="Interactions" more={getActions({ columns, layout, selection })} />
      {dialogs}
    </>
  )
}

const meta = preview.meta({
  title: 'Staff/List export',
  component: List,
  parameters: { picture: false },
  args: { total: 204, selection: [], onExport: fn(), onPrepare: fn(), onOpenExports: fn() },
})

type User = { click: (element: Element) => Promise<void> }
const openMenu = async (canvasElement: HTMLElement, user: User) => {
  await user.click(within(canvasElement).getByRole('button', { name: 'More actions' }))
  return screen.findAllByRole('menuitem', undefined, fetched)
}
const isEnabled = (item: HTMLElement) => item.getAttribute('aria-disabled') !== 'true' && !item.hasAttribute('disabled')

/** Nothing is under way: each kind of file can be asked for; a CSV asks for its separator. */
export const Idle = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const items = await openMenu(canvasElement, userEvent)
    await expect(items.map((item) => [item.textContent, isEnabled(item)])).toEqual([
      ['Export as CSV', true],
      ['Export as XLSX', true],
      ['Export as PDF', true],
      ['Exports', true],
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Export as PDF' }))
    const pdf = within(await screen.findByRole('dialog', { name: 'Export as PDF' }, fetched))
    await userEvent.click(pdf.getByRole('button', { name: 'Export' }))
    await expect(args.onExport).toHaveBeenLastCalledWith({ format: 'pdf', separator: 'comma', columns: ['status', 'name'] })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [csv] = await openMenu(canvasElement, userEvent)
    await userEvent.click(csv as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Export as CSV' }, fetched))
    await expect(dialog.queryByLabelText('Rows')).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText('Columns'), 'All fields')
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await expect(args.onExport).toHaveBeenLastCalledWith({ format: 'csv', separator: 'comma' })
  },
})

/** Of selected rows: these, or all that match. How many they are decides what a file can hold. */
export const Selected = meta.story({
  args: { total: EXPORT_MAX.pdf + 1, selection: ['a', 'b'] },
  play: async ({ args, canvasElement, userEvent }) => {
    const [, , pdf] = await openMenu(canvasElement, userEvent)
    await userEvent.click(pdf as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Export as PDF' }, fetched))
    await userEvent.selectOptions(dialog.getByLabelText('Rows'), 'All rows that match')
    await expect(dialog.getByRole('heading')).toHaveTextContent('Too many rows for one PDF file')
    await userEvent.selectOptions(dialog.getByLabelText('Rows'), 'Selected rows (2)')
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    const asked = { format: 'pdf', separator: 'comma', columns: ['status', 'name'], ids: ['a', 'b'] }
    await expect(args.onExport).toHaveBeenLastCalledWith(asked)
  },
})

/** One file at a time. */
export const Running = meta.story({
  args: { exporting: true },
  play: async ({ canvasElement, userEvent }) => {
    const enabled = (await openMenu(canvasElement, userEvent)).filter(isEnabled)
    await expect(enabled.map((item) => item.textContent)).toEqual(['Exports'])
  },
})

/** More than a file of this kind holds: it is said before, and several are prepared in the background. */
export const Prepared = meta.story({
  args: { total: EXPORT_MAX.pdf + 1 },
  play: async ({ args, canvasElement, userEvent }) => {
    const [, , pdf] = await openMenu(canvasElement, userEvent)
    await userEvent.click(pdf as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Too many rows for one PDF file' }, fetched))
    await userEvent.click(dialog.getByRole('button', { name: 'Prepare in the background' }))
    await expect(args.onPrepare).toHaveBeenLastCalledWith({ format: 'pdf', separator: 'comma', columns: ['status', 'name'] })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** A CSV file that is too large for an answer asks for its separator, and is prepared. */
export const LargeCsv = meta.story({
  args: { total: 1_000_000 },
  play: async ({ args, canvasElement, userEvent }) => {
    const [csv] = await openMenu(canvasElement, userEvent)
    await userEvent.click(csv as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Too many rows for one CSV file' }, fetched))
    await userEvent.click(dialog.getByRole('button', { name: 'Prepare in the background' }))
    await expect(args.onPrepare).toHaveBeenLastCalledWith({ format: 'csv', separator: 'comma', columns: ['status', 'name'] })
  },
})

/** More than several files hold: the format that has room is offered. */
export const LimitReached = meta.story({
  args: { total: BACKGROUND_EXPORT_MAX.pdf + 1 },
  play: async ({ args, canvasElement, userEvent }) => {
    const [, , pdf] = await openMenu(canvasElement, userEvent)
    await userEvent.click(pdf as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Too many rows for one PDF file' }, fetched))
    await userEvent.click(dialog.getByRole('button', { name: 'Export as CSV' }))
    await expect(args.onExport).toHaveBeenLastCalledWith({ format: 'csv', separator: 'comma', columns: ['status', 'name'] })
  },
})

/** More rows than the list had counted: the server has refused an answer, and the same is offered. */
export const RefusedByServer = meta.story({
  args: { refused: { format: 'xlsx' } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Too many rows for one XLSX file' }, fetched))
    await userEvent.click(dialog.getByRole('button', { name: 'Prepare in the background' }))
    await expect(args.onPrepare).toHaveBeenLastCalledWith({ format: 'xlsx', separator: 'comma' })
  },
})

const Refused = ({ onExport, ...list }: ListProps) => {
  const toast = useToast()
  return (
    <List
      {...list}
      onExport={(...asked) => {
        onExport(...asked)
        toast({ kind: 'error', text: 'The server does not answer. Try again.' })
      }}
    />
  )
}

/** The message says why, and the file can be asked for again. */
export const Failed = meta.story({
  render: (args) => (
    <ToastProvider>
      <Refused {...args} />
    </ToastProvider>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const [, xlsx] = await openMenu(canvasElement, userEvent)
    await userEvent.click(xlsx as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Export as XLSX' }, fetched))
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer. Try again.')
    await expect((await openMenu(canvasElement, userEvent)).every(isEnabled)).toBe(true)
  },
})
