import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { entityForm } from '../../../stories/entity-list.ts'
import { at } from '../../../stories/table.ts'
import { arrives } from '../../../stories/uploads.ts'
import { AssetForm, type AssetFormProps } from './AssetForm.tsx'

const buildId = (number: number) => `01939f00-0000-7000-8000-00000000110${number}`
const among = (options: readonly { value: string; label: string }[]) => async (text: string) =>
  options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))

const args: AssetFormProps = {
  ...entityForm({ name: '' }),
  isNew: true,
  name: undefined,
  values: {} as never,
  upload: arrives,
  findCategories: among([
    { value: buildId(1), label: 'Green coffee' },
    { value: buildId(2), label: 'Honey' },
  ]),
  findTemplates: among([
    { value: buildId(3), label: 'Washed arabica' },
    { value: buildId(4), label: 'Natural arabica' },
  ]),
  findValueChains: among([{ value: buildId(5), label: 'Coffee, from farm to port' }]),
  getChain: async (templateId) => (templateId === buildId(4) ? { id: buildId(6), name: 'Natural, from patio to port' } : undefined),
  getTemplate: async (categoryId) => (categoryId === buildId(1) ? { id: buildId(3), name: 'Washed arabica' } : undefined),
}

const meta = preview.meta({
  title: 'Screens/Assets/New asset',
  component: AssetForm,
  globals: at('wide'),
  args,
  parameters: { picture: false },
})

export const New = meta.story({
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(name).toBeInvalid())
    await userEvent.type(name, 'Finca Nueva')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Finca Nueva' }, {}))
  },
})

/** The organization's default chain is chosen at first. */
export const WithDefaultChain = meta.story({
  args: {
    values: { name: '', valueChainId: buildId(5) },
    defaultChain: { id: buildId(5), name: 'Coffee, from farm to port' },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('combobox', { name: 'Value chain' })).toHaveValue('Coffee, from farm to port')
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Finca Nueva')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Finca Nueva', valueChainId: buildId(5) }, args.values))
  },
})

/** A category brings its template, which another choice replaces; that one stays. */
export const FromCategory = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Finca Nueva')
    await userEvent.click(screen.getByRole('combobox', { name: 'Category' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Green coffee' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Template' })).toHaveValue('Washed arabica'))
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Finca Nueva', categoryId: buildId(1), templateId: buildId(3) }, {}),
    )
    await userEvent.click(screen.getByRole('combobox', { name: 'Template' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Natural arabica' }))
    // The template brings the value chain of its sample.
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Value chain' })).toHaveValue('Natural, from patio to port'))
    await userEvent.click(screen.getByRole('combobox', { name: 'Category' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Honey' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { name: 'Finca Nueva', categoryId: buildId(2), templateId: buildId(4), valueChainId: buildId(6) },
        {},
      ),
    )
  },
})

/** What is refused is said at its field, and nothing that was entered is lost. */
export const Refused = meta.story({
  args: {
    onSave: fn(async () => ({
      code: 'invalid_content' as const,
      fields: [{ path: ['name'], message: 'too long', code: 'too_long' as const, params: { maximum: 120 } }],
    })),
  },
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Finca Nueva')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/120/))
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('Finca Nueva')
  },
})

export const Phone = meta.story({ globals: at('phone') })
