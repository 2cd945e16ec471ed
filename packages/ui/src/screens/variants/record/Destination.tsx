import { useState } from 'react'
import { SelectField } from '../../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import type { Failure } from '../../../errors/error-code.ts'
import { useTranslate } from '../../../i18n/context.ts'
import { OTHER, slugIn } from './destination.ts'
import type { VariantSharing, VariantSharingCalls } from './sharing.ts'

type Choosing = Extract<VariantSharing, { kind: 'choosing' }>
type DestinationProps = Pick<Choosing, 'profile' | 'choice' | 'lacksDestination' | 'failure'> &
  Pick<VariantSharingCalls, 'onChoose'> & { ownSlug: string }

/** No organization has the name that was written: said at the field. */
export const isUnknown = (failure: Failure | undefined): boolean => failure?.code === 'organization_not_found'

/** Who receives it: one of the person's own organizations, or any other by its short name. Nobody can look through all of them. */
export const Destination = ({ profile, choice, lacksDestination, failure, ownSlug, onChoose }: DestinationProps) => {
  const t = useTranslate()
  const { destinations } = profile
  const [named, setNamed] = useState(destinations.length === 0 || typeof choice.destination === 'string')
  const [wrong, setWrong] = useState<'by_wrong' | 'by_own'>()
  const required = lacksDestination ? t('variants:share.required') : undefined
  const mistake = wrong ?? (isUnknown(failure) ? 'by_unknown' : lacksDestination ? 'by_required' : undefined)
  const check = (text: string) => {
    const slug = slugIn(text)
    if (slug === ownSlug) return 'by_own'
    return text.trim() !== '' && slug === undefined ? 'by_wrong' : undefined
  }
  return (
    <>
      {destinations.length > 0 && (
        <SelectField
          label={t('variants:share.destination')}
          required
          options={[
            ...destinations.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: OTHER, label: t('variants:share.other') },
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
          label={t('variants:share.by')}
          required
          defaultValue={typeof choice.destination === 'string' ? choice.destination : ''}
          hint={t('variants:share.by_hint')}
          error={mistake && t(`variants:share.${mistake}`)}
          onChange={({ currentTarget }) => {
            setWrong(undefined)
            const slug = slugIn(currentTarget.value)
            onChoose({ destination: slug === ownSlug ? undefined : slug })
          }}
          onBlur={({ currentTarget: { value } }) => setWrong(check(value))}
        />
      )}
    </>
  )
}
