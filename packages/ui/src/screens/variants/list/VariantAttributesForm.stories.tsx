import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { at } from '../../../stories/table.ts'
import { VariantAttributesForm, type VariantAttributesFormProps } from './VariantAttributesForm.tsx'

const id = (number: number) => `01939f00-0000-7000-8000-00000000070${number}`
const april = { value: id(1), label: 'April lot (SA-2026-04)' }
const march = { value: id(2), label: 'March lot (SA-2026-03)' }
const saved = fn<VariantAttributesFormProps['onSave']>(async () => undefined)

const args: VariantAttributesFormProps = {
  variants: [april, march],
  attributes: [
    { key: 'Process', value: 'Fully washed', type: 'string' },
    { key: 'Altitude', value: '1740', type: 'number', unit: 'm' },
  ],
  find: async () => [april, march],
  onVariants: fn(),
  current: new Map([
    [
      april.value,
      [
        { key: 'Process', value: 'Natural', type: 'string' },
        { key: 'Farms', value: '12', type: 'number' },
      ],
    ],
    [march.value, [{ key: 'Process', value: 'Fully washed', type: 'string' }]],
  ]),
  failures: [],
  onSave: saved,
  onClose: fn(),
}

const meta = preview.meta({
  title: 'Screens/Variants/Attributes',
  component: VariantAttributesForm,
  globals: at('wide'),
  parameters: { picture: false },
  args,
  beforeEach: () => {
    saved.mockClear()
  },
})

const drawer = () => within(screen.getByRole('dialog', { name: 'Give attributes to variants' }))
const changes = () =>
  within(drawer().getByRole('list', { name: 'What changes' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

/** What is given is added and overwritten; what else the variants have stays. */
export const Merge = meta.story({
  play: async ({ userEvent }) => {
    await expect(changes()).toEqual(['April lot (SA-2026-04)1 added, 1 overwritten', 'March lot (SA-2026-03)1 added'])
    await userEvent.click(drawer().getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.lastCall?.[0]).toEqual({ variantIds: [april.value, march.value], mode: 'merge', attributes: args.attributes })
  },
})

/** Whoever replaces is told how many values that costs. */
export const Replace = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(drawer().getByRole('combobox', { name: /Mode/ }), 'Replace')
    await expect(changes()).toEqual(['April lot (SA-2026-04)1 added, 1 overwritten, 1 removed', 'March lot (SA-2026-03)1 added'])
    await userEvent.click(drawer().getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/1 value will be lost/)).toBeVisible()
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  },
})

export const Empty = meta.story({
  args: { variants: [], attributes: [], current: new Map() },
  play: async ({ userEvent }) => {
    await userEvent.click(drawer().getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(drawer().getByRole('combobox', { name: /Variants/ })).toHaveFocus())
    await expect(saved).not.toHaveBeenCalled()
  },
})

/** Those that were left as they are stand there with the reason. */
export const SomeRefused = meta.story({
  args: { failures: [{ id: march.value, failure: { code: 'status_conflict' } }] },
  play: async () => {
    await expect(drawer().getByRole('alert')).toHaveTextContent('Attributes: failed for 1 of 2')
  },
})

export const German = meta.story({ globals: { language: 'de' } })
export const FarmAudits = meta.story({ globals: { language: 'en-x-farm' } })
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
export const Phone = meta.story({ globals: at('phone') })
