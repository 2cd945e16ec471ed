import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DeviceRunsScreen } from './DeviceRunsScreen.tsx'
import type { DeviceRun } from './device-run.ts'

const place = { task: 'Moisture check', thing: 'Finca La Esperanza', item: 'SA-0004-217' }

const records: DeviceRun[] = [
  { ...place, runId: 'a', state: 'sending', at: '2026-11-20T13:58:00Z' },
  { ...place, runId: 'b', state: 'saved', at: '2026-11-20T11:20:00Z', failure: { code: 'network_unreachable' } },
  { ...place, runId: 'c', state: 'refused', task: 'Cherry intake', at: '2026-11-19T16:05:00Z', failure: { code: 'token_expired' } },
  { ...place, runId: 'd', state: 'draft', task: 'Farm audit', item: undefined, at: '2026-11-19T15:12:00Z' },
  { ...place, runId: 'e', state: 'received', task: 'Bag seal', at: '2026-11-19T15:01:00Z' },
]

const phone = { viewport: { value: 'phone', isRotated: false } }
const tall = { viewport: { value: 'phoneTall', isRotated: false } }

const meta = preview.meta({
  title: 'Screens/Tasks/Records on this device',
  component: DeviceRunsScreen,
  parameters: { padded: false },
  globals: tall,
  args: {
    records,
    storage: { persisted: true, used: 0.1 },
    onContinue: fn(),
    onRetry: fn(),
    onExport: fn(),
    onDelete: fn(),
    onPersist: fn(),
  },
})

export const EveryState = meta.story({})

export const German = meta.story({ globals: { ...tall, language: 'de' }, args: { offline: true, storage: { persisted: false } } })

export const RightToLeft = meta.story({ globals: { ...tall, direction: 'rtl' } })

export const LongTexts = meta.story({
  globals: { ...phone, language: 'de' },
  args: {
    records: [
      {
        runId: 'a',
        state: 'refused',
        task: 'Untersuchung der Pergamentfeuchte nach Trocknung',
        thing: 'Finca Tres Hermanas de la Montaña de Nuestra Señora',
        item: 'SA-0004-217',
        at: '2026-11-20T11:20:00Z',
        failure: { code: 'invalid_content' },
      },
    ],
  },
})

export const Empty = meta.story({ globals: phone, args: { records: [], onBack: fn() } })

export const Loading = meta.story({ globals: phone, args: { records: undefined } })

/** Nothing could be read, and nothing is kept: to wait for it would be for ever. */
export const BrowserKeepsNothing = meta.story({
  globals: phone,
  args: { records: undefined, isBlocked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your browser blocks storage')
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
})

export const BrowserMayClear = meta.story({
  globals: phone,
  args: { records: records.slice(1, 2), storage: { persisted: false, used: 0.95 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Protect these records' }))
    await expect(args.onPersist).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Storage on this device is almost full')).toBeVisible()
  },
})

export const EverythingArrived = meta.story({
  globals: phone,
  args: { records: records.slice(4), storage: { persisted: false } },
  play: async ({ canvas }) => {
    // What the server has is not in danger, whatever the browser does.
    await expect(canvas.queryByText('Your browser may delete these interactions')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

const corrected = { runId: 'c', task: 'Moisture check', thing: 'Finca La Esperanza', at: '2026-11-20T11:20:00Z', correction: {} }

/** Of what the server has already. Refused, it is opened again and not sent as it is. */
export const Corrections = meta.story({
  globals: phone,
  parameters: { picture: false },
  args: {
    records: [
      { ...corrected, state: 'saved' },
      { ...corrected, runId: 'd', state: 'refused', failure: { code: 'changed_meanwhile' } },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const [saved, refused] = canvas.getAllByRole('listitem').map((card) => within(card))
    await expect(saved?.getByText('Correction')).toBeVisible()
    await expect(saved?.getByRole('button', { name: 'Send now' })).toBeVisible()
    await expect(refused?.queryByRole('button', { name: 'Send now' })).toBeNull()
    await userEvent.click(refused?.getByRole('button', { name: 'Continue' }) as HTMLElement)
    await expect(args.onContinue).toHaveBeenCalledWith('d')
  },
})

export const SendExportContinue = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Send now' })
    if (first) await userEvent.click(first)
    await expect(args.onRetry).toHaveBeenCalledWith('b')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onContinue).toHaveBeenCalledWith('d')
    const [exported] = canvas.getAllByRole('button', { name: 'Export' })
    if (exported) await userEvent.click(exported)
    await expect(args.onExport).toHaveBeenCalledWith('a')
  },
})

export const DeleteAsks = meta.story({
  globals: phone,
  args: { records: records.slice(1, 2) },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Delete' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('group', { name: 'Delete this interaction?' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
})

export const Deleted = meta.story({
  globals: phone,
  args: { records: records.slice(1, 2) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledWith('b')
    await expect(canvas.getByRole('status')).toHaveTextContent('Moisture check was deleted')
    await expect(canvas.getByRole('heading', { name: 'Interactions on this device' })).toHaveFocus()
  },
})
