import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ReferenceField, type ReferenceFieldProps } from './ReferenceField.tsx'

const templates = [
  { value: 'washed', label: 'Washed arabica' },
  { value: 'natural', label: 'Natural arabica' },
]

const args: ReferenceFieldProps = {
  label: 'Default template',
  find: async (text) => templates.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  onChange: fn(),
}

const meta = preview.meta({
  title: 'Staff/Forms/Reference field',
  component: ReferenceField,
  parameters: { picture: false },
  args,
})

export const Finds = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Default template' }), 'nat')
    await userEvent.click(await screen.findByRole('option', { name: 'Natural arabica' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('natural')
  },
})

export const Chosen = meta.story({
  args: { defaultValue: 'washed', chosen: 'Washed arabica' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Default template' })
    await expect(field).toHaveValue('Washed arabica')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
})

/** What could not be asked for is not "nothing found". */
export const NotReached = meta.story({
  args: { find: () => Promise.reject(new Error('network')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Default template' }))
    await expect(await screen.findByText('Something went wrong')).toBeVisible()
    await expect(screen.queryByText('No results')).toBeNull()
  },
})

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'washed', chosen: 'Washed arabica' } })
