import Button from '@mui/material/Button'
import { BooleanField } from '@tracemark/ui/components/forms/boolean-field'
import { ColorField } from '@tracemark/ui/components/forms/color-field'
import { DateField } from '@tracemark/ui/components/forms/date-field'
import { EmailField } from '@tracemark/ui/components/forms/email-field'
import { MultiSelectField } from '@tracemark/ui/components/forms/multi-select-field'
import { NumberField } from '@tracemark/ui/components/forms/number-field'
import { PhoneField } from '@tracemark/ui/components/forms/phone-field'
import { SelectField } from '@tracemark/ui/components/forms/select-field'
import { TextField } from '@tracemark/ui/components/forms/text-field'
import { UrlField } from '@tracemark/ui/components/forms/url-field'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldSamples } from './FieldSamples.tsx'
import { Sample, Sheet } from './Sheet.tsx'

const required = ['name', 'email', 'process'] as const
type Required = (typeof required)[number]

const processes = ['Washed', 'Honey', 'Natural'].map((label) => ({ value: label.toLowerCase(), label }))
const certificates = ['Organic', 'Fair trade', 'Rainforest Alliance', 'Bird friendly'].map((label) => ({ value: label, label }))

/** Fields find by themselves what can't be right; what is missing is only known when the form is sent. */
export const Forms = () => {
  const t = useTranslate()
  const show = useToast()
  const [missing, setMissing] = useState<readonly Required[]>([])
  const error = (name: Required) => (missing.includes(name) ? t('styleguide:required') : undefined)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const empty = required.filter((name) => String(values.get(name) ?? '').trim() === '')
    // What was missing before must not count as wrong still.
    flushSync(() => setMissing(empty))
    const wrong = form.querySelector<HTMLElement>(empty[0] === undefined ? '[aria-invalid=true]' : `[name=${empty[0]}]`)
    if (wrong) wrong.focus()
    else show({ kind: 'positive', text: t('styleguide:saved') })
  }

  return (
    <Sheet page="forms">
      <Sample name="Form">
        <form noValidate onSubmit={submit} className="styleguide-fields">
          <TextField name="name" label={t('styleguide:name')} required maxLength={40} error={error('name')} />
          <EmailField name="email" label={t('styleguide:email')} required error={error('email')} />
          <SelectField name="process" label={t('styleguide:process')} required options={processes} error={error('process')} />
          <PhoneField name="phone" label={t('styleguide:phone')} />
          <UrlField name="website" label={t('styleguide:website')} />
          <NumberField name="weight" label={t('styleguide:weight')} unit="kg" min={0} max={60_000} decimals={1} />
          <DateField name="harvested" label={t('styleguide:harvested')} />
          <ColorField name="color" label={t('styleguide:color')} defaultValue="#1f5c45" />
          <MultiSelectField name="certificates" label={t('styleguide:certificates')} options={certificates} defaultValue={['Organic']} />
          <BooleanField name="public" label={t('styleguide:public')} defaultValue />
          <div>
            <Button type="submit" variant="contained">
              {t('styleguide:save')}
            </Button>
          </div>
        </form>
      </Sample>
      <FieldSamples />
    </Sheet>
  )
}
