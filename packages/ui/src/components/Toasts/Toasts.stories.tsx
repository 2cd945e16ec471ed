import Button from '@mui/material/Button'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { SaveBar } from '../FormFrame/SaveBar.tsx'
import { ToastArea, type ToastAreaProps } from './ToastArea.tsx'
import { ToastProvider, useToast } from './ToastProvider.tsx'

const args: ToastAreaProps = {
  onClose: fn(),
  toasts: [
    { id: '1', kind: 'positive', text: 'Interaction updated', duration: 60_000 },
    { id: '2', kind: 'notice', text: 'Lucía Marín was made an admin of this organization', duration: 60_000 },
    { id: '3', kind: 'error', text: 'Interaction cannot be updated' },
  ],
}

const meta = preview.meta({
  title: 'Staff/Toasts',
  component: ToastArea,
  args,
})

export const Kinds = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Close' })
    if (first) await userEvent.click(first)
    await expect(args.onClose).toHaveBeenLastCalledWith('1')
  },
})

const name =
  'Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria de los Altos del Quindío y Alrededores, cosecha principal'

/** A name of many words is cut, and whole once somebody looks. */
export const LongName = meta.story({
  args: { toasts: [{ id: '1', kind: 'positive', text: `${name} was moved to the archive`, duration: 60_000 }] },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/was moved to the archive$/)
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    canvas.getByRole('button', { name: 'Close' }).focus()
    await expect(text.scrollHeight).toBe(text.clientHeight)
    canvas.getByRole('button', { name: 'Close' }).blur()
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
  },
})

const undo = fn()

const Caller = () => {
  const show = useToast()
  return (
    <>
      <Button onClick={() => show({ kind: 'positive', text: 'Saved', duration: 50 })}>Save</Button>
      <Button onClick={() => show({ kind: 'error', text: 'Not saved' })}>Fail</Button>
      <Button onClick={() => show({ kind: 'positive', text: 'Archived', action: { label: 'Undo', onSelect: undo } })}>Archive</Button>
    </>
  )
}

export const ErrorsStay = meta.story({
  render: () => (
    <ToastProvider>
      <Caller />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByText('Saved')).toBeNull())
    await expect(canvas.getByText('Not saved')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText('Not saved')).toBeNull()
  },
})

/** It stays long enough to be undone, and is closed with that. */
export const CanBeUndone = meta.story({
  parameters: { picture: false },
  render: () => (
    <ToastProvider>
      <Caller />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    undo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Archived')).toBeNull()
  },
})

const Pages = () => {
  const [page, setPage] = useState('interactions')
  return (
    <ToastProvider page={page}>
      <Caller />
      <Button onClick={() => setPage('assets')}>Go to assets</Button>
    </ToastProvider>
  )
}

export const ErrorsLeaveWithTheirPage = meta.story({
  render: () => <Pages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await expect(canvas.getByText('Not saved')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to assets' }))
    await expect(canvas.queryByText('Not saved')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await expect(canvas.getByText('Not saved')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  },
})

/** `height`: of what is above the buttons. */
const Form = ({ height, toasts }: { height: number; toasts: ToastAreaProps['toasts'] }) => (
  <>
    <main>
      <form>
        <div style={{ height }} />
        <SaveBar changes={['Name']}>
          <Button type="submit">Save changes</Button>
        </SaveBar>
      </form>
    </main>
    <ToastArea toasts={toasts} onClose={fn()} />
  </>
)

const expectAboveBar = async (canvas: {
  getByRole: (role: string, options: { name: string }) => HTMLElement
  getByText: (text: string) => HTMLElement
}) => {
  const top = canvas.getByRole('button', { name: 'Save changes' }).closest('footer')?.getBoundingClientRect().top ?? 0
  const toast = canvas.getByText('Interaction updated').closest('li')?.getBoundingClientRect()
  await expect(toast?.bottom ?? top).toBeLessThan(top)
  await expect(toast?.top).toBeGreaterThanOrEqual(0)
}

/** Its buttons are somewhere in the page: no message covers them, however wide the page is. */
export const AboveAShortForm = meta.story({
  globals: at('wide'),
  parameters: { picture: false },
  render: ({ toasts }) => <Form height={innerHeight - 240} toasts={toasts.slice(0, 1)} />,
  play: ({ canvas }) => expectAboveBar(canvas),
})

export const AboveAShortFormOnPhone = meta.story({
  globals: at('phone'),
  parameters: { picture: false },
  render: ({ toasts }) => <Form height={innerHeight - 300} toasts={toasts.slice(0, 1)} />,
  play: ({ canvas }) => expectAboveBar(canvas),
})

/** Its buttons stand at the end of the page's window. */
export const AboveALongForm = meta.story({
  globals: at('phone'),
  parameters: { picture: false },
  render: ({ toasts }) => <Form height={2000} toasts={toasts.slice(0, 1)} />,
  play: ({ canvas }) => expectAboveBar(canvas),
})
