import { useState } from 'react'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { OTHER, slugIn } from './destination.ts'
import type { VariantSharing, VariantSharingCalls } from './sharing.ts'

type Choosing = Extract<VariantSharing, { kind: 'choosing' }>
type DestinationProps = Pick<Choosing, 'profile' | 'choice' | 'lacksDestination'> & Pick<VariantSharingCalls, 'onChoose'>

/** Who receives it: one of the person's own organizations, or any other by its short name. Nobody can look through all of them. */
export const Destination = ({ profile, choice, lacksDestination, onChoose }: DestinationProps) => {
  const t = useTranslate()
  const { destinations } = profile
  const [named, setNamed] = useState(destinations.length === 0 || typeof choice.destination === 'string')
  const [wrong, setWrong] = useState(false)
  const required = lacksDestination ? t('variant-life:share.required') : undefined
  return (
    <>
      {destinations.length > 0 && (
        <SelectField
          label={t('variant-life:share.destination')}
          required
          options={[
            ...destinations.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: OTHER, label: t('variant-life:share.other') },
          ]}
          defaultValue={named ? OTHER : String(choice.destination ?? '')}
          error={named ? undefined : required}
          onChange={({ target: { value } }) => {
            setNamed(value === OTHER)
            onChoose({ destination: value === OTHER || value === '' ? undefined : Number(value) })
          }}
        />
      )}
      {named && (
        <TextField
          label={t('variant-life:share.by')}
          required
          defaultValue={typeof choice.destination === 'string' ? choice.destination : ''}
          hint={t('variant-life:share.by_hint')}
          error={wrong ? t('variant-life:share.by_wrong') : required}
          onChange={({ currentTarget }) => {
            setWrong(false)
            onChoose({ destination: slugIn(currentTarget.value) })
          }}
          onBlur={({ currentTarget: { value } }) => setWrong(value.trim() !== '' && slugIn(value) === undefined)}
        />
      )}
    </>
  )
}
