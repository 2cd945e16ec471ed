import type { ExportJob } from '@tracemark/api/schemas'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at, fetched } from '../../stories/table.ts'
import { ExportsScreen, type ExportsScreenProps } from './ExportsScreen.tsx'

const job = (number: number, change: Partial<ExportJob>): ExportJob => ({
  id: `0198c5a0-0000-7000-8000-00000000000${number}`,
  list: 'interactions',
  format: 'csv',
  state: 'waiting',
  done: 0,
  createdAt: `2026-05-20T1${number}:05:00.000Z`,
  ...change,
})

const jobs: readonly ExportJob[] = [
  job(5, { list: 'units', format: 'xlsx' }),
  job(4, { state: 'running', total: 1_000_000, done: 241_800 }),
  job(3, {
    state: 'done',
    total: 184_214,
    done: 184_214,
    fileName: 'interactions-2026-05-20.csv',
    bytes: 81_402_112,
    keptUntil: '2026-05-27T13:09:00.000Z',
  }),
  job(2, { list: 'assets', format: 'xlsx', state: 'failed', failure: 'storage_limit' }),
  job(1, { format: 'pdf', state: 'cancelled', total: 3200, done: 500 }),
]

const args: ExportsScreenProps = {
  jobs,
  downloading: new Set(),
  onRetry: fn(),
  onDownload: fn(),
  onCancel: fn(),
  onRemove: fn(),
}

const meta = preview.meta({
  title: 'Screens/Exports/Exports',
  component: ExportsScreen,
  args,
  parameters: { layout: 'padded', picture: false, secondLook: true },
})

/** Each as far as it is: what is ready is downloaded, what is not is cancelled. */
export const Jobs = meta.story({
  play: async ({ args: { onDownload, onCancel, onRemove }, canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: /^Interactions as CSV/ })
    await expect(bar).toHaveAttribute('aria-valuenow', '24')
    await expect(canvas.getByText(/241,800 of 1,000,000 rows/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Download Interactions as CSV/ }))
    await expect(onDownload).toHaveBeenLastCalledWith(jobs[2])
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel export: Interactions as CSV/ }))
    await expect(onCancel).toHaveBeenLastCalledWith(jobs[1])
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Assets as XLSX/ }))
    await expect(onRemove).toHaveBeenLastCalledWith(jobs[3])
  },
})

/** A file that is there is not taken away by a slip. */
export const Remove = meta.story({
  play: async ({ args: { onRemove }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Interactions as CSV/ }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this export?' }, fetched)
    await expect(onRemove).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await expect(onRemove).toHaveBeenLastCalledWith(jobs[2])
  },
})

export const Phone = meta.story({ globals: at('phone') })

export const German = meta.story({ globals: { language: 'de' } })

export const Downloading = meta.story({
  args: { downloading: new Set([jobs[2]?.id ?? '']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Download Interactions as CSV/ })).toBeDisabled()
  },
})

export const Empty = meta.story({ args: { jobs: [] } })

export const Loading = meta.story({ args: { jobs: undefined } })

export const Failed = meta.story({ args: { jobs: undefined, failure: { code: 'internal', requestId: '0198c5a0' } } })
