import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import { AttributeForm, type AttributeFormProps } from './AttributeForm.tsx'

const values = {
  name: 'Lowest plot',
  type: 'number' as const,
  unit: 'MTR',
  minimum: 0,
  maximum: 2600,
  order: 0,
  isRequired: false,
  validValues: [],
}

const args: AttributeFormProps = {
  ...entityForm<AttributeFormProps['values']>(values),
  name: 'Lowest plot',
  attribute: { measure: { code: 'MTR', name: 'metre', symbol: 'm', kind: 'length' }, isInUse: false },
  upload: arrives,
  findUnits: async (text) =>
    [
      { value: 'MTR', label: 'metre (m)' },
      { value: 'FOT', label: 'foot (ft)' },
    ].filter(({ label }) => label.includes(text.toLowerCase())),
}

const meta = preview.meta({
  title: 'Screens/Attributes/Attribute',
  component: AttributeForm,
  globals: at('wide'),
  parameters: { picture: false },
  args,
})

export const Edit = meta.story({
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    const maximum = await screen.findByLabelText('Maximum')
    await userEvent.clear(maximum)
    await userEvent.type(maximum, '-5')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(maximum).toBeInvalid())
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(maximum)
    await userEvent.type(maximum, '8000')
    await userEvent.click(screen.getByRole('combobox', { name: 'Unit of measure' }))
    await userEvent.click(await screen.findByRole('option', { name: 'foot (ft)' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, unit: 'FOT', maximum: 8000 }, values))
  },
})

/** What says nothing of values of the new type is taken away with it. */
export const AnotherType = meta.story({
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Date')
    await expect(screen.queryByLabelText('Maximum')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { name: 'Lowest plot', type: 'date', order: 0, isRequired: false, validValues: [] },
        values,
      ),
    )
  },
})

export const New = meta.story({
  parameters: { picture: false },
  args: { isNew: true, name: undefined, values: {} as never, attribute: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Grade')
    await userEvent.type(screen.getByLabelText('Valid values', { selector: 'input' }), 'A{Enter}B{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Grade', type: 'string', validValues: ['A', 'B'] }),
      expect.anything(),
    )
  },
})

export const InUse = meta.story({
  parameters: { picture: false },
  args: { attribute: { isInUse: true } },
  play: async () => {
    await expect(await screen.findByText('Assets have values of it, so its type can’t change')).toBeVisible()
  },
})
export const Refused = meta.story({
  parameters: { picture: false },
  args: {
    onSave: fn(async () => ({ code: 'name_taken' as const, fields: [{ path: ['name'], code: 'taken' as const, message: 'taken' }] })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
})
export const RefusedBecauseOfUses = meta.story({
  parameters: { picture: false },
  args: {
    onSave: fn(async () => ({
      code: 'in_use' as const,
      usedBy: [{ kind: 'assets' as const, count: 1, first: [{ id: '1', name: 'Huila', href: '#huila' }] }],
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent(/^This is still in use1 asset \(Huila\) uses it\./))
    await expect(within(alert).getByRole('link', { name: 'Huila' })).toHaveAttribute('href', '#huila')
  },
})
export const Loading = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined } })
export const NotFound = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined, failure: { code: 'not_found' } } })
export const ReadOnly = meta.story({ parameters: { picture: false }, args: { readOnly: true } })
export const Phone = meta.story({ parameters: { picture: false }, globals: at('phone') })
