import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
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

export const Refused = meta.story({ args: { failure: { code: 'network_unreachable' } } })

export const Phone = meta.story({ globals: at('phone'), args: { failure: { code: 'network_unreachable' } } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
