import { checkIdentificationCode } from '@tracemark/api/rules'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { IdentificationCodeForm, type IdentificationCodeFormProps } from './IdentificationCodeForm.tsx'

const TAKEN = '4006381333931'
const begun = { thingId: '01939f00-0000-7000-8000-000000000001', type: 'gtin' as const, value: '', isPrimary: false }
const saved = { ...begun, value: '9506000134352', isPrimary: true }

const args: IdentificationCodeFormProps = {
  ...entityForm(begun),
  isNew: true,
  upload: () => Promise.reject(new Error('The form has no files.')),
  validate: fn(async ({ type, value }) =>
    value === TAKEN
      ? { valid: false, reason: 'taken' as const, thing: { id: begun.thingId, name: 'Finca La Esperanza' } }
      : checkIdentificationCode(type, value),
  ),
}

const meta = preview.meta({
  title: 'Screens/Identification codes/Identification code',
  component: IdentificationCodeForm,
  parameters: { picture: false },
  globals: at('wide'),
  args,
})

const field = () => screen.findByRole('textbox', { name: 'Code' })

/** How long a code has to be is said before one is entered. */
export const LengthSaid = meta.story({
  play: async ({ userEvent }) => {
    const type = await screen.findByRole('combobox', { name: 'Type' })
    await expect(await field()).toHaveAccessibleDescription('8, 12, 13 or 14 digits')
    await userEvent.selectOptions(type, 'sgtin')
    await expect(await field()).toHaveAccessibleDescription('14 digits. A dot and a serial number can follow: 35 characters at most')
    await userEvent.selectOptions(type, 'gdti')
    await expect(await field()).toHaveAccessibleDescription('13 digits. A serial number can follow: 30 characters at most')
    await userEvent.selectOptions(type, 'giai')
    await expect(await field()).toHaveAccessibleDescription('5 to 30 characters. The first 4 are digits')
    await userEvent.selectOptions(type, 'custom')
    await expect(await field()).not.toHaveAccessibleDescription()
  },
})

/** What is wrong is said with its place, and the right code is taken by one press. */
export const WrongCheckDigit = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), '9506000134359')
    await expect(await screen.findByText('The check digit (digit 13) should be 2. Check all digits')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Use 9506000134352' }))
    await expect(await field()).toHaveValue('9506000134352')
    await expect(await screen.findByText('Valid GTIN')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...begun, value: '9506000134352' }, begun))
  },
})

export const WrongCharacters = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '95O6000134352')
    await expect(await screen.findByText('“O” at position 3 is not allowed')).toBeVisible()
  },
})

/** As it is printed: the groups are none of its characters. */
export const InGroups = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), '9 506000-134352')
    await expect(await screen.findByText('Valid GTIN')).toBeVisible()
    await expect(args.validate).toHaveBeenCalledWith({ type: 'gtin', value: '9506000134352' }, expect.anything())
  },
})

export const WrongLength = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '950600013435')
    await userEvent.clear(await field())
    await userEvent.type(await field(), '95060001343')
    await expect(await screen.findByText('GTIN has 8, 12, 13 or 14 digits. You entered 11')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'custom')
    await expect(await screen.findByText('Valid Own code')).toBeVisible()
  },
})

export const Taken = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), TAKEN)
    await expect(await screen.findByText('This code is already in use: Finca La Esperanza')).toBeVisible()
  },
})

/** Its own code is not taken by another. */
export const Edit = meta.story({
  args: { ...entityForm(saved), isNew: false, name: saved.value, code: saved },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Valid GTIN')).toBeVisible()
    await userEvent.click(screen.getByRole('switch', { name: 'Primary' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...saved, isPrimary: false }, saved))
    await expect(args.validate).not.toHaveBeenCalled()
  },
})

export const ReadOnly = meta.story({ args: { ...entityForm(saved), isNew: false, name: saved.value, code: saved, readOnly: true } })
export const Loading = meta.story({ tags: ['!test'], args: { values: undefined } })
export const NotFound = meta.story({ tags: ['!test'], args: { isNew: false, values: undefined, failure: { code: 'not_found' } } })
export const Phone = meta.story({ globals: at('phone') })

/** It becomes the primary one whatever is asked, so that the switch is on and says why. */
export const FirstCode = meta.story({
  args: { ...entityForm({ ...begun, isPrimary: true }), isOnly: true, isNew: true },
  parameters: { picture: false },
  play: async () => {
    const primary = await screen.findByRole('switch', { name: 'Primary' })
    await expect(primary).toBeChecked()
    await expect(primary).toHaveAccessibleDescription('The only code of an asset is its primary one.')
  },
})
