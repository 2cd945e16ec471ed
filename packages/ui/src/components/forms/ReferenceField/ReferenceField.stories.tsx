import { expect, fn, screen, waitFor } from 'storybook/test'
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

/** What begins with what is typed comes first, whatever the order of the others. */
export const BeginningFirst = meta.story({
  args: {
    find: async () => ['Square kilometre', 'Watt, kilo', 'kilogram', 'Kilometre'].map((label) => ({ value: label, label })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Default template' }), 'Kilo')
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'kilogram',
        'Kilometre',
        'Square kilometre',
        'Watt, kilo',
      ]),
    )
  },
})

/** What is pasted comes in one piece, and opens the list as well. */
export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Default template' }).focus()
    await userEvent.paste('Natural')
    await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Natural arabica']))
  },
})

/** It stays, and would not be offered now. */
export const Archived = meta.story({
  args: { defaultValue: 'old', selected: 'Washed robusta', mark: 'Archived' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Archived')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Default template' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Natural arabica' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('natural')
    await expect(canvas.queryByText('Archived')).toBeNull()
  },
})

export const Chosen = meta.story({
  args: { defaultValue: 'washed', selected: 'Washed arabica' },
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

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'washed', selected: 'Washed arabica' } })
