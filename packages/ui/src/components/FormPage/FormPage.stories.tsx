import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { arrivesLater, file, hangs } from '../../stories/uploads.ts'
import { FileField } from '../forms/FileField/FileField.tsx'
import { TextField } from '../forms/TextField/TextField.tsx'
import { FormPage } from './FormPage.tsx'

const fields = <TextField name="name" label="Name" defaultValue="April lot" />

const meta = preview.meta({
  title: 'Staff/Form page',
  component: FormPage,
  args: {
    above: 'Finca La Esperanza',
    title: 'New variant',
    submitLabel: 'Make the variant',
    onSubmit: fn(),
    onCancel: fn(),
    back: { label: 'Variants', onBack: fn() },
    children: fields,
  },
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make the variant' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** What is on its way is not sent a second time. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** A form is not sent without the file that was added to it. */
export const FileUnderWay = meta.story({
  args: { children: <FileField label="Documents" upload={fn(hangs)} /> },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Documents')
    await userEvent.upload(field, file('scale.pdf'))
    await userEvent.click(canvas.getByRole('button', { name: 'Make the variant' }))
    await expect(field).toHaveAccessibleDescription('A file is still being uploaded. Please try again when it is there.')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of scale.pdf' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Make the variant' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const FileNotThere = meta.story({
  args: { children: <FileField label="Documents" upload={arrivesLater()} /> },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Documents')
    await userEvent.upload(field, file('scale.pdf'))
    const again = await canvas.findByRole('button', { name: 'Try again: scale.pdf' })
    await userEvent.click(canvas.getByRole('button', { name: 'Make the variant' }))
    await expect(field).toHaveAccessibleDescription('A file could not be uploaded. Please try it again or remove it.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByText('scale.pdf uploaded')).toBeInTheDocument())
    await expect(field).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Make the variant' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Refused = meta.story({ parameters: { picture: true }, args: { failure: { code: 'network_unreachable' } } })

export const Phone = meta.story({ globals: at('phone'), args: { failure: { code: 'network_unreachable' } } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
