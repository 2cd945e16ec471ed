import type { FieldProblem } from '@tracemark/api/schemas'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { at } from '../../../stories/table.ts'
import { NewVariantScreen, type NewVariantScreenProps } from './NewVariantScreen.tsx'

const args: NewVariantScreenProps = {
  thingName: 'Finca La Esperanza, washed Caturra',
  onCheckId: fn(),
  onSave: fn(async () => undefined),
  onCancel: fn(),
  onDirty: fn(),
}

const meta = preview.meta({ title: 'Screens/Variants/New variant', component: NewVariantScreen, globals: at('tablet'), args })

export const Empty = meta.story({})

export const Filled = meta.story({
  args: { checkedId: { variantId: 'SA-2026-09', taken: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'September lot')
    await userEvent.type(canvas.getByRole('textbox', { name: /^ID/ }), 'sa 2026 09')
    await userEvent.tab()
    await expect(args.onCheckId).toHaveBeenLastCalledWith('SA-2026-09')
    await expect(canvas.getByRole('textbox', { name: /^ID/ })).toHaveAccessibleDescription('SA-2026-09 is available.')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Second pass.')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Initial status/ }), 'Active')
    await userEvent.click(canvas.getByRole('button', { name: 'Create variant' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { name: 'September lot', variantId: 'SA-2026-09', description: 'Second pass.', attributes: [], status: 'active' },
        expect.anything(),
      ),
    )
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
  },
})

export const Mistakes = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^ID/ }), 'Ñ')
    await userEvent.click(canvas.getByRole('button', { name: 'Create variant' }))
    await expect(await canvas.findByText('Variant name must be between 3 and 20 characters')).toBeVisible()
    await expect(canvas.getByText('Enter 3–12 capital letters, digits or dashes')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus())
    await userEvent.clear(canvas.getByRole('textbox', { name: /^ID/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Create variant' }))
    await expect(await canvas.findByText('Enter an ID')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

/** A press on the button comes before the field is left: an error that appears meanwhile would push the button away. */
export const AllAtOnce = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [name, id] = [canvas.getByRole('textbox', { name: /^Name/ }), canvas.getByRole('textbox', { name: /^ID/ })]
    await userEvent.type(name, 'ab')
    await userEvent.tab()
    await expect(name).toHaveAccessibleDescription(/^Variant name must be between 3 and 20 characters/)
    await userEvent.type(id, 'x!')
    const target = canvas.getByRole('button', { name: 'Create variant' })
    await userEvent.pointer({ keys: '[MouseLeft>]', target })
    await expect(id).toHaveFocus()
    await userEvent.pointer({ keys: '[/MouseLeft]', target })
    await waitFor(() => expect(name).toHaveFocus())
    await expect([name, id].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    await expect(id).toHaveValue('X!')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

/** The error takes the place of the field's hint once the press is over, so that the button stays where it is pressed. */
export const PressBelowAnError = meta.story({
  play: async ({ canvas, userEvent }) => {
    const id = canvas.getByRole('textbox', { name: /^ID/ })
    await userEvent.type(id, 'A')
    const target = canvas.getByRole('button', { name: 'Add attribute' })
    const { top } = target.getBoundingClientRect()
    await userEvent.pointer({ keys: '[MouseLeft>]', target })
    await expect(id).not.toHaveFocus()
    await expect(target.getBoundingClientRect().top).toBe(top)
    await userEvent.pointer({ keys: '[/MouseLeft]', target })
    await expect(await canvas.findByLabelText('Key of attribute 1')).toBeVisible()
    await waitFor(() => expect(id).toBeInvalid())
  },
})

export const IdTaken = meta.story({
  args: { checkedId: { variantId: 'SA-2026-04', taken: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^ID/ }), 'SA-2026-04')
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: /^ID/ })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Variant ID already exists. Choose another./)
  },
})

/** Each attribute has a key of its own. */
export const SameKeyTwice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    for (const number of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }))
      await userEvent.type(canvas.getByLabelText(`Key of attribute ${number}`), 'Variety')
      await userEvent.type(canvas.getByLabelText(`Value of attribute ${number}`), 'Caturra')
    }
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'April lot')
    await userEvent.type(canvas.getByRole('textbox', { name: /^ID/ }), 'SA-2026-04')
    await userEvent.click(canvas.getByRole('button', { name: 'Create variant' }))
    await expect(await canvas.findByText('Entered twice. Change or remove one.')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

const taken: FieldProblem = { path: ['variantId'], code: 'taken', message: 'is taken already' }

/** Another one took it meanwhile: said at the field alone, and until another ID is written. */
export const IdRefused = meta.story({
  args: {
    onSave: fn(async () => ({ code: 'variant_id_taken' as const, fields: [taken] })),
    checkedId: { variantId: 'SA-2026-04', taken: false },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^ID/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'April lot')
    await userEvent.type(field, 'SA-2026-05')
    await userEvent.click(canvas.getByRole('button', { name: 'Create variant' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Variant ID already exists. Choose another./))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, 'SA-2026-04')
    await userEvent.tab()
    await waitFor(() => expect(field).toBeValid())
    await expect(field).toHaveAccessibleDescription('SA-2026-04 is available.')
  },
})

/** Nothing that was entered goes with the answer. */
export const AnswerLost = meta.story({
  args: { onSave: fn(async () => ({ code: 'network_unreachable' as const })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^ID/ }), 'SA-2026-04')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'April lot{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your entries stay on this page')
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('April lot')
  },
})

/** What is on its way is not sent a second time. */
export const Busy = meta.story({
  args: { onSave: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^ID/ }), 'SA-2026-04')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'April lot{Enter}{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('button', { name: 'Create variant' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const FarmAudits = meta.story({ globals: { language: 'en-x-farm' } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })
