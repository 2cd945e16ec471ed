import Button from '@mui/material/Button'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { areComplete } from '../../AttributeList/rows.ts'
import { type Attribute, ListField, type ListFieldProps } from './ListField.tsx'

const variety: Attribute = { key: 'Variety', value: 'Caturra', type: 'string' }

const args: ListFieldProps = { label: 'Attributes', defaultValue: [variety], onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/List field', component: ListField, args })

export const Filled = meta.story({ args: { hint: 'Shown on the public page' } })

export const RequiredAndEmpty = meta.story({
  args: { required: true, defaultValue: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 1' }))
    await expect(canvas.getByRole('button', { name: 'Add attribute' })).toHaveFocus()
  },
})

export const Checked = meta.story({
  args: { required: true, showErrors: true, defaultValue: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please add an attribute')
    await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please add an attribute')
    await userEvent.type(canvas.getByLabelText('Key of attribute 1'), 'Altitude')
    await expect(canvas.getByRole('alert')).toHaveTextContent('All attributes must have both key and value')
  },
})

const Form = ({ onSave }: { onSave: (attributes: Attribute[]) => void }) => {
  const { control, handleSubmit } = useForm<{ attributes: Attribute[] }>({ defaultValues: { attributes: [variety] } })
  return (
    <form noValidate onSubmit={handleSubmit(({ attributes }) => onSave(attributes))} style={{ display: 'grid', gap: 16 }}>
      <Controller
        name="attributes"
        control={control}
        rules={{ validate: areComplete }}
        render={({ field: { value, onChange, onBlur }, formState: { isSubmitted } }) => (
          <ListField label="Attributes" required defaultValue={value} showErrors={isSubmitted} onChange={onChange} onBlur={onBlur} />
        )}
      />
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        Save
      </Button>
    </form>
  )
}

const save = fn<(attributes: Attribute[]) => void>()

export const InAForm = meta.story({
  render: () => <Form onSave={save} />,
  play: async ({ canvas, userEvent }) => {
    save.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }))
    await userEvent.type(canvas.getByLabelText('Key of attribute 2'), 'Altitude')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('All attributes must have both key and value')
    await expect(save).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Value of attribute 2'), '1740')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(save.mock.calls).toEqual([[[variety, { key: 'Altitude', value: '1740', type: 'string' }]]])
  },
})

export const ReadOnly = meta.story({ args: { readOnly: true } })

export const WithError = meta.story({ parameters: { picture: true }, args: { error: 'The server did not take these attributes' } })

export const German = meta.story({
  args: { label: 'Merkmale', required: true, showErrors: true, defaultValue: [] },
  globals: { language: 'de' },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
