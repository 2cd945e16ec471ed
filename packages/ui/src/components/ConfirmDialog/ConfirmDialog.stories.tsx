import Button from '@mui/material/Button'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const args: ConfirmDialogProps = { open: true, onConfirm: fn(), onClose: fn() }

const meta = preview.meta({ title: 'Staff/Confirm dialog', component: ConfirmDialog, args })

export const Plain = meta.story({
  args: { title: 'Publish this page?', text: 'Visitors who scan the code will see it at once.', confirmLabel: 'Publish' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const Danger = meta.story({
  parameters: { picture: true },
  args: { tone: 'danger', confirmLabel: 'Delete' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    await expect(dialog).toHaveAccessibleDescription("You won't be able to revert this!")
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Nothing that was there before is destroyed: to stay is what Enter does. */
export const AdvisesCancel = meta.story({
  parameters: { picture: false },
  args: { advisesCancel: true, title: 'Leave without saving?', confirmLabel: 'Leave', cancelLabel: 'Stay here' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const LastChance = meta.story({
  args: {
    tone: 'danger',
    text: 'Sierra Alta, its 41 assets and 2,041 interactions go with it.',
    phrase: 'Sierra Alta',
    confirmLabel: 'Delete',
  },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete' })
    await expect(confirm).toBeDisabled()
    const input = screen.getByLabelText('Type “Sierra Alta” to confirm')
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('Sierra{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard(' Alta')
    await expect(confirm).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

/** Nobody copies out a name of 90 characters: its first words show as well that it was read. */
export const LastChanceOfALongName = meta.story({
  parameters: { picture: false },
  args: { tone: 'danger', phrase: 'Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria', confirmLabel: 'Delete' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Type “Finca Tres Hermanas de” to confirm')).toHaveFocus())
    await userEvent.keyboard('Finca Tres Hermanas{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard(' de{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const Busy = meta.story({
  args: { tone: 'danger', confirmLabel: 'Delete', busy: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const LongText = meta.story({
  parameters: { picture: true },
  args: {
    title: 'Delete Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria?',
    text: 'Its variants, units, tasks, documents and pictures are deleted with it. Interactions stay in the history, without a link to the asset.',
    tone: 'danger',
    confirmLabel: 'Delete the asset and everything below it',
  },
  globals: { viewport: { value: 'phone' } },
})

export const German = meta.story({ args: { tone: 'danger', phrase: 'Weingut Klosterhalde' }, globals: { language: 'de' } })

export const RightToLeft = meta.story({ args: { tone: 'danger' }, globals: { direction: 'rtl' } })

const Opener = ({ onConfirm }: Pick<ConfirmDialogProps, 'onConfirm'>) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the variant</Button>
      <ConfirmDialog open={open} tone="danger" onConfirm={onConfirm} onClose={close} />
    </>
  )
}

export const FocusReturns = meta.story({
  render: ({ onConfirm }) => <Opener onConfirm={onConfirm} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete the variant' })
    await userEvent.click(opener)
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await screen.findByRole('alertdialog')
    const backdrop = document.querySelector('.MuiDialog-container')
    if (!backdrop) throw new Error('The dialog has no backdrop.')
    // The second press of a double click.
    await fireEvent.mouseDown(backdrop)
    await fireEvent.click(backdrop, { detail: 2 })
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await userEvent.click(backdrop)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
})
