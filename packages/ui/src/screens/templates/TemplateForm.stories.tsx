import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import { TemplateForm, type TemplateFormProps } from './TemplateForm.tsx'

const green = { id: '01939f00-0000-7000-8000-000000001001', name: 'Green coffee' }
const roasted = { id: '01939f00-0000-7000-8000-000000001002', name: 'Roasted coffee' }

const finca = { id: '01939f00-0000-7000-8000-000000001003', name: 'Finca La Esperanza' }

const among = (all: readonly { id: string; name: string }[]) => async (text: string) =>
  all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).map(({ id, name }) => ({ value: id, label: name }))

const args: TemplateFormProps = {
  ...entityForm({
    name: 'Washed arabica',
    description: 'What buyers ask of every farm.',
    categoryIds: [green.id],
    attributes: [{ label: 'Process', value: 'Washed', type: 'string' as const }],
    sampleId: finca.id,
  }),
  name: 'Washed arabica',
  template: { categories: [green], sample: finca },
  upload: arrives,
  findCategories: among([green, roasted]),
  findAssets: among([finca, { id: '01939f00-0000-7000-8000-000000001004', name: 'Finca El Roble' }]),
}

const meta = preview.meta({ title: 'Screens/Templates/Template', component: TemplateForm, globals: at('wide'), args })

export const Edit = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Green coffee')).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: 'Assigned categories' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Roasted coffee' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Add attribute' }))
    await waitFor(() => expect(screen.getByLabelText('Key of attribute 2')).toHaveFocus())
    await userEvent.keyboard('Moisture')
    await userEvent.selectOptions(screen.getByLabelText('Type of attribute 2'), 'Number')
    await userEvent.type(screen.getByLabelText('Value of attribute 2'), '11')
    const sample = screen.getByRole('combobox', { name: 'Sample asset' })
    await expect(sample).toHaveValue('Finca La Esperanza')
    await userEvent.click(sample)
    await userEvent.click(await screen.findByRole('option', { name: 'Finca El Roble' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        {
          name: 'Washed arabica',
          description: 'What buyers ask of every farm.',
          categoryIds: [green.id, roasted.id],
          attributes: [
            { label: 'Process', value: 'Washed', type: 'string' },
            { label: 'Moisture', value: '11', type: 'number' },
          ],
          sampleId: '01939f00-0000-7000-8000-000000001004',
        },
        args.values,
      ),
    )
  },
})

export const RepeatedLabel = meta.story({
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Green coffee')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add attribute' }))
    await waitFor(() => expect(screen.getByLabelText('Key of attribute 2')).toHaveFocus())
    await userEvent.keyboard(' process')
    await userEvent.type(screen.getByLabelText('Value of attribute 2'), 'Natural')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Each label may be used once. Change or remove the one that is repeated.')).toBeVisible()
    await expect(screen.getByLabelText('Key of attribute 2')).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const New = meta.story({ args: { isNew: true, name: undefined, template: undefined, values: {} as never } })

export const ChangedMeanwhile = meta.story({
  args: {
    onSave: fn(async () => ({
      code: 'changed_meanwhile' as const,
      theirs: {
        values: {
          name: 'Washed arabica',
          categoryIds: [],
          attributes: [{ label: 'Process', value: 'Fully washed', type: 'string' as const }],
        },
        changed: { at: '2026-11-20T13:58:00Z', by: 'Luisa Marín' },
        accept: fn(),
      },
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Luisa Marín updated this while you were editing' })
    await expect(dialog).toHaveTextContent('Assigned categoriesGreen coffeeEmpty')
    await expect(dialog).toHaveTextContent('AttributesProcess: WashedProcess: Fully washed')
  },
})

export const Loading = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined } })
export const NotFound = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined, failure: { code: 'not_found' } } })
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const Phone = meta.story({ globals: at('phone') })
