import { fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { textKindCheck, textKindStates } from '../../../stories/text-kind.tsx'
import { UrlField, type UrlFieldProps } from './UrlField.tsx'

const sample = {
  label: 'Website',
  good: 'https://sierra-alta.example',
  half: 'sierra-alta',
  message: 'Enter the full address, starting with https://',
  error: 'This page can not be reached',
}

const args: UrlFieldProps = { label: sample.label, onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/URL field', component: UrlField, args, globals: { viewport: { value: 'partTall' } } })

export const States = meta.story({ parameters: { picture: false }, render: textKindStates(UrlField, sample) })

export const Checked = meta.story({ play: textKindCheck(sample) })
