import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { at } from '../../../stories/table.ts'
import { FieldRow } from '../../FormFrame/FieldRow.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldList, type FieldListProps } from './FieldList.tsx'

interface Step {
  name: string
  days: number
}

const Steps = (props: Omit<FieldListProps<Step>, 'children'> & { problemAt?: (index: number, field: string) => string | undefined }) => {
  const { problemAt, ...list } = props
  return (
    <FieldList {...list}>
      {({ item, index, change }) => (
        <FieldRow>
          <TextField
            label={`Name of step ${index + 1}`}
            defaultValue={item.name}
            error={problemAt?.(index, 'name')}
            onChange={({ currentTarget: { value } }) => change({ ...item, name: value })}
          />
          <NumberField label={`Days of step ${index + 1}`} defaultValue={item.days} onChange={(days = 0) => change({ ...item, days })} />
        </FieldRow>
      )}
    </FieldList>
  )
}

const steps: Step[] = [
  { name: 'Pulping', days: 1 },
  { name: 'Drying', days: 12 },
]

const meta = preview.meta({
  title: 'Staff/Forms/Field list',
  component: Steps,
  globals: at('wide'),
  parameters: { picture: false },
  args: {
    label: 'Steps',
    addLabel: 'Add step',
    itemsLimit: 3,
    defaultValue: steps,
    getName: ({ name }, index) => name || `Step ${index + 1}`,
    create: () => ({ name: '', days: 0 }),
    onChange: fn(),
  },
})

/** Enter adds one, whose first field has the focus. At the limit there is no more to add. */
export const Adds = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Name of step 2' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of step 3' })).toHaveFocus())
    await userEvent.keyboard('Milling')
    await expect(args.onChange).toHaveBeenLastCalledWith([...steps, { name: 'Milling', days: 0 }])
    await expect(canvas.getByRole('button', { name: 'Add step' })).toBeDisabled()
    await expect(canvas.getByText('3 / 3')).toBeVisible()
  },
})

export const Removes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pulping' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(steps.slice(1))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of step 1' })).toHaveFocus())
  },
})

export const Moves = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Drying up' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(steps.toReversed())
    await expect(canvas.getByRole('textbox', { name: 'Name of step 1' })).toHaveValue('Drying')
  },
})

/** What was refused within an entry stands at its field. */
export const Refused = meta.story({
  args: { problemAt: (index, field) => (index === 1 && field === 'name' ? 'Used before' : undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name of step 2' })).toHaveAccessibleDescription('Used before')
    await expect(canvas.getByRole('textbox', { name: 'Name of step 1' })).toBeValid()
  },
})

export const Empty = meta.story({ args: { defaultValue: [], required: true, error: 'Add at least 1 entry' } })
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const Phone = meta.story({ globals: at('phone') })
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
