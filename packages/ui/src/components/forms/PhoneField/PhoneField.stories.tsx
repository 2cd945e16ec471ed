import { fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { textKindCheck, textKindStates } from '../../../stories/text-kind.tsx'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const sample = {
  label: 'Hotline',
  good: '+57 606 741 2200',
  half: '606 741',
  message: 'Enter the number with its country code, such as +57 606 741 2200',
  error: 'Nobody answers there',
}

const args: PhoneFieldProps = { label: sample.label, onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Phone field', component: PhoneField, args, globals: { viewport: { value: 'partTall' } } })

export const States = meta.story({ render: textKindStates(PhoneField, sample) })

export const Checked = meta.story({ play: textKindCheck(sample) })
