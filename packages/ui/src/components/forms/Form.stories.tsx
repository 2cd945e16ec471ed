import Button from '@mui/material/Button'
import { type ComponentProps, Profiler, type ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, mocked } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Columns } from '../../stories/Columns.tsx'
import { BooleanField } from './BooleanField/BooleanField.tsx'
import { DateField } from './DateField/DateField.tsx'
import { NumberField } from './NumberField/NumberField.tsx'
import { SelectField } from './SelectField/SelectField.tsx'
import { TextField } from './TextField/TextField.tsx'

const FIELDS = Array.from({ length: 200 }, (_, index) => index)

type Values = Record<`name${number}` | `day${number}` | `process${number}`, string> &
  Record<`count${number}`, number | undefined> &
  Record<`sure${number}`, boolean>

interface FormProps {
  onSave: (values: Values) => void
  /** Told of every time that the form itself is drawn. */
  onRender: () => void
  /** Told which field is drawn, every time that one is. */
  onFieldRender: (id: string) => void
}

type Kind = 'text' | 'number' | 'boolean' | 'date' | 'select'
const getKind = (index: number): Kind => (['text', 'text', 'number', 'boolean', 'date', 'select'] as const)[index % 6] ?? 'text'

const processes = ['Washed', 'Natural', 'Honey'].map((label) => ({ value: label.toLowerCase(), label }))

/** 200 fields of mixed kinds, each of which holds its own value: a key press is no news to the form, nor to the other 199. */
const Form = ({ onSave, onRender, onFieldRender }: FormProps) => {
  const { register, control, handleSubmit } = useForm<Values>()
  onRender()
  const field: Record<Kind, (index: number) => ReactNode> = {
    text: (index) => <TextField label={`Name ${index}`} maxLength={20} {...register(`name${index}`)} />,
    boolean: (index) => <BooleanField label={`Sure ${index}`} {...register(`sure${index}`)} />,
    date: (index) => (
      <Controller
        name={`day${index}`}
        control={control}
        render={({ field: { onChange, onBlur, value } }) => (
          <DateField label={`Day ${index}`} defaultValue={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
    ),
    select: (index) => <SelectField label={`Process ${index}`} options={processes} {...register(`process${index}`)} />,
    number: (index) => (
      <Controller
        name={`count${index}`}
        control={control}
        render={({ field: { onChange, onBlur, value } }) => (
          <NumberField label={`Count ${index}`} defaultValue={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
    ),
  }
  return (
    <form onSubmit={handleSubmit((values) => onSave(values))}>
      <Columns>
        {FIELDS.map((index) => (
          <Profiler
            key={index}
            id={`${getKind(index)} ${index}`}
            onRender={onFieldRender satisfies ComponentProps<typeof Profiler>['onRender']}
          >
            {field[getKind(index)](index)}
          </Profiler>
        ))}
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Columns>
    </form>
  )
}

const args: FormProps = { onSave: fn(), onRender: fn(), onFieldRender: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Form of 200 fields', parameters: { picture: false }, component: Form, args })

export const TwoHundredFields = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    // The fields of dates are drawn again when what they need has come.
    await canvas.findAllByRole('spinbutton', { name: 'Year' }, { timeout: 10_000 })
    const fields = mocked(args.onFieldRender)
    const drawn = mocked(args.onRender).mock.calls.length
    /** The fields that were drawn while something was done. */
    const drawnBy = async (act: () => Promise<void>) => {
      fields.mockClear()
      await act()
      return [...new Set(fields.mock.calls.map(([id]) => id))]
    }
    await expect(drawnBy(() => userEvent.type(canvas.getByLabelText('Name 0'), 'Caturra'))).resolves.toEqual(['text 0'])
    // Leaving a field is news to that field, so it comes before the count.
    await userEvent.click(canvas.getByLabelText('Count 2'))
    await expect(drawnBy(() => userEvent.keyboard('12'))).resolves.toEqual(['number 2'])
    await userEvent.click(canvas.getByRole('switch', { name: 'Sure 3' }))
    await userEvent.selectOptions(canvas.getByLabelText('Process 5'), 'Honey')
    await expect(mocked(args.onRender).mock.calls.length).toBe(drawn)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name0: 'Caturra', count2: 12, sure3: true, process5: 'honey' }),
    )
    window.scrollTo(0, 0)
  },
})
