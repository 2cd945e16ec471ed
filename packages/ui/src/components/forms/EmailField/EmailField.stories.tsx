import { fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { textKindCheck, textKindStates } from '../../../stories/text-kind.tsx'
import { EmailField, type EmailFieldProps } from './EmailField.tsx'

const sample = {
  label: 'Contact',
  good: 'luisa@sierra-alta.example',
  half: 'luisa@',
  message: 'Enter an email address, such as name@example.com',
  error: 'User(s) already exist',
}

const args: EmailFieldProps = { label: sample.label, onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Email field', component: EmailField, args, globals: { viewport: { value: 'partTall' } } })

export const States = meta.story({ parameters: { picture: false }, render: textKindStates(EmailField, sample) })

export const Checked = meta.story({ play: textKindCheck(sample) })
