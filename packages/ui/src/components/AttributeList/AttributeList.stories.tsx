import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AttributeList, type AttributeListProps } from './AttributeList.tsx'

const args: AttributeListProps = {
  label: 'Attributes',
  defaultValue: [
    { key: 'Variety', value: 'Caturra', type: 'string' },
    { key: 'Altitude', value: '1740.5', type: 'number', unit: 'm' },
    { key: 'Organic', value: 'true', type: 'boolean' },
    { key: 'Harvested', value: '2026-05-12', type: 'date' },
  ],
  onChange: fn(),
}

const meta = preview.meta({ title: 'Staff/Attribute list', component: AttributeList, args })

export const Types = meta.story({})

export const Empty = meta.story({
  args: { defaultValue: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }))
    await waitFor(() => expect(canvas.getByLabelText('Key of attribute 1')).toHaveFocus())
    await userEvent.keyboard('Variety')
    await userEvent.selectOptions(canvas.getByLabelText('Type of attribute 1'), 'Number')
    await userEvent.type(canvas.getByLabelText('Value of attribute 1'), '11,2')
    await userEvent.type(canvas.getByLabelText('Unit of attribute 1'), '%')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ key: 'Variety', value: '11.2', type: 'number', unit: '%' }])
  },
})

export const Incomplete = meta.story({
  parameters: { picture: true },
  args: { showErrors: true, defaultValue: [{ key: 'Variety', value: '', type: 'string' }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('All attributes must have both key and value')
    await userEvent.type(canvas.getByLabelText('Value of attribute 1'), 'Caturra')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.clear(canvas.getByLabelText('Key of attribute 1'))
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})

/** A row that was added and left empty is not asked for, and not handed on. */
export const BlankRow = meta.story({
  args: { showErrors: true, defaultValue: [{ key: 'Variety', value: 'Caturra', type: 'string' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByLabelText('Key of attribute 2')).toBeValid()
    await expect(args.onChange).toHaveBeenLastCalledWith([{ key: 'Variety', value: 'Caturra', type: 'string' }])
    await userEvent.type(canvas.getByLabelText('Unit of attribute 2'), 'm')
    await expect(canvas.getByRole('alert')).toHaveTextContent('All attributes must have both key and value')
  },
})

/** The browser has no value for such a day. */
export const NoSuchDay = meta.story({
  parameters: { picture: false },
  args: { showErrors: true, defaultValue: [{ key: 'Harvested', value: '2026-02-28', type: 'date' }] },
  play: async ({ args, canvas, userEvent }) => {
    const value = canvas.getByLabelText<HTMLInputElement>('Value of attribute 1')
    await userEvent.click(value)
    value.value = ''
    Object.defineProperty(value, 'validity', { value: { badInput: true } })
    await userEvent.click(canvas.getByLabelText('Key of attribute 1'))
    await waitFor(() => expect(value).toHaveAccessibleDescription('Enter a valid date'))
    await expect(canvas.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Enter a valid date'])
    await expect(args.onChange).toHaveBeenLastCalledWith([{ key: 'Harvested', value: '', type: 'date' }])
  },
})

export const NotANumber = meta.story({
  args: { showErrors: true, defaultValue: [{ key: 'Altitude', value: '1740', type: 'number', unit: 'm' }] },
  play: async ({ args, canvas, userEvent }) => {
    const value = canvas.getByLabelText('Value of attribute 1')
    await userEvent.clear(value)
    await userEvent.type(value, 'abc')
    await expect(canvas.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Enter a number'])
    await expect(value).toHaveAccessibleDescription('Enter a number')
    await expect(value).toBeInvalid()
    await expect(args.onChange).toHaveBeenLastCalledWith([{ key: 'Altitude', value: '', type: 'number', unit: 'm' }])
  },
})

export const OrderByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const key = canvas.getByDisplayValue('Altitude')
    await userEvent.click(key)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(key).toHaveFocus())
    await expect(key).toHaveAccessibleName('Key of attribute 1')
    await expect(canvas.getByText('Moved to position 1 of 4')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Move 1 down' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move 2 down' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 4' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(args.defaultValue?.slice(0, 3))
    await expect(canvas.getByRole('button', { name: 'Add attribute' })).toHaveFocus()
  },
})

export const Disabled = meta.story({ args: { disabled: true } })

export const LongText = meta.story({
  args: {
    defaultValue: [
      {
        key: 'Name of the cooperative that milled and dried the parchment',
        value: 'Cooperativa El Roble de Nuestra Señora',
        type: 'string',
      },
      { key: 'Altitude', value: '1740', type: 'number', unit: 'metres above the sea' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
})

export const German = meta.story({ args: { label: 'Merkmale' }, globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
