import Button from '@mui/material/Button'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, mocked } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Columns } from '../../stories/Columns.tsx'
import { BooleanField } from './BooleanField/BooleanField.tsx'
import { NumberField } from './NumberField/NumberField.tsx'
import { TextField } from './TextField/TextField.tsx'

const FIELDS = Array.from({ length: 200 }, (_, index) => index)

type Values = Record<`name${number}`, string> & Record<`count${number}`, number | undefined> & Record<`sure${number}`, boolean>

interface FormProps {
  onSave: (values: Values) => void
  /** Told of every time that the form itself is drawn. */
  onRender: () => void
}

/** 200 fields, each of which holds its own value: a key press is no news to the form. */
const Form = ({ onSave, onRender }: FormProps) => {
  const { register, control, handleSubmit } = useForm<Values>()
  onRender()
  return (
    <form onSubmit={handleSubmit((values) => onSave(values))}>
      <Columns>
        {FIELDS.map((index) => {
          if (index % 4 === 3) return <BooleanField key={index} label={`Sure ${index}`} {...register(`sure${index}`)} />
          if (index % 4 !== 2) return <TextField key={index} label={`Name ${index}`} maxLength={20} {...register(`name${index}`)} />
          return (
            <Controller
              key={index}
              name={`count${index}`}
              control={control}
              render={({ field: { onChange, onBlur, value } }) => (
                <NumberField label={`Count ${index}`} defaultValue={value} onChange={onChange} onBlur={onBlur} />
              )}
            />
          )
        })}
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Columns>
    </form>
  )
}

const args: FormProps = { onSave: fn(), onRender: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Form of 200 fields', component: Form, args })

export const WithReactHookForm = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const drawn = mocked(args.onRender).mock.calls.length
    await userEvent.type(canvas.getByLabelText('Name 0'), 'Caturra')
    await userEvent.type(canvas.getByLabelText('Count 2'), '12')
    await userEvent.click(canvas.getByRole('switch', { name: 'Sure 3' }))
    await expect(mocked(args.onRender).mock.calls.length).toBe(drawn)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name0: 'Caturra', count2: 12, sure3: true }))
    window.scrollTo(0, 0)
  },
})
