import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives, hangs } from '../../stories/uploads.ts'
import { CategoryForm, type CategoryFormProps } from './CategoryForm.tsx'

const args: CategoryFormProps = {
  ...entityForm({ name: 'Green coffee', identificationStandard: 'hs' as const, identifier: '0901.11' }),
  name: 'Green coffee',
  upload: arrives,
  findTemplates: async (text) =>
    [
      { value: '01939f00-0000-7000-8000-000000001101', label: 'Washed arabica' },
      { value: '01939f00-0000-7000-8000-000000001102', label: 'Natural arabica' },
    ].filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
}

const meta = preview.meta({ title: 'Screens/Categories/Category', component: CategoryForm, globals: at('wide'), args })

export const Edit = meta.story({
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Green coffee')
    await userEvent.clear(name)
    await userEvent.type(name, 'Green arabica')
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.click(screen.getByRole('combobox', { name: 'Default template' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Washed arabica' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        {
          name: 'Green arabica',
          identificationStandard: 'hs',
          identifier: '0901.11',
          defaultTemplateId: '01939f00-0000-7000-8000-000000001101',
        },
        args.values,
      ),
    )
  },
})

export const New = meta.story({
  args: { isNew: true, name: undefined, values: {} as never },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    const name = screen.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  args: {
    onSave: fn(async () => ({ code: 'name_taken' as const, fields: [{ path: ['name'], code: 'taken' as const, message: 'taken' }] })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid())
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
})

export const NotSaved = meta.story({
  args: { onSave: fn(async () => ({ code: 'timeout' as const })) },
  play: async ({ userEvent }) => {
    const save = await screen.findByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await expect(await screen.findByText(/Your entries stay on this page/)).toBeVisible()
    await expect(save).toBeEnabled()
  },
})

const accept = fn()

export const ChangedMeanwhile = meta.story({
  parameters: { picture: 'light' },
  args: {
    onSave: fn(async () => ({
      code: 'changed_meanwhile' as const,
      theirs: {
        values: { name: 'Coffee, green', identificationStandard: 'hs' as const, identifier: '0901.11' },
        changed: { at: '2026-11-20T13:58:00Z', by: 'Luisa Marín' },
        accept,
      },
    })),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Luisa Marín updated this while you were editing' })
    await expect(dialog).toHaveTextContent('NameGreen coffeeCoffee, green')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

/** In another window, say. */
export const ChangedElsewhere = meta.story({
  args: {
    onSave: async () => ({
      code: 'changed_meanwhile',
      theirs: { values: { name: 'Coffee, green' }, changed: { at: '2026-11-20T13:58:00Z', by: 'Luisa Marín', own: true }, accept },
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('alertdialog', { name: 'You updated this elsewhere while you were editing' })).toBeVisible()
  },
})

export const TakesTheirs = meta.story({
  args: ChangedMeanwhile.input.args,
  play: async ({ userEvent }) => {
    accept.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use saved version' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Coffee, green'))
    await expect(accept).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({ args: { values: undefined, name: undefined } })
export const NotFound = meta.story({ args: { values: undefined, name: undefined, failure: { code: 'not_found' } } })
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const Phone = meta.story({ globals: at('phone'), args: { upload: hangs } })
