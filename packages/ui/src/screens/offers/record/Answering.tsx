import { takeCode } from '@tracemark/api/rules'
import type { VariantOffer } from '@tracemark/api/schemas'
import { useRef, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { SelectField } from '../../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import type { Failure } from '../../../errors/error-code.ts'
import { failureText } from '../../../errors/failure-text.ts'
import { useTranslate } from '../../../i18n/context.ts'
import { Actions, Problem } from './parts.ts'

/** An asset that the variant may come to. */
export interface OwnAsset {
  id: string
  name: string
  /** Whose copy it is. */
  origin?: { name: string } | undefined
}

/** The id that the variant has here, and where it comes to another asset than one made for it, which. */
export interface Acceptance {
  variantId: string
  thingId?: string | undefined
}

/** No asset has this id. */
const MADE = 'made'

interface AnsweringProps {
  offer: VariantOffer
  busy: boolean
  problem: Failure | undefined
  onAccept: ((answer: Acceptance) => void) | undefined
  assets: readonly OwnAsset[]
  onDecline: (() => void) | undefined
}

const isVariantId = (text: string): boolean => /^[A-Z0-9-]{3,12}$/.test(text)

/** What comes of accepting, and the answer. A partner's id may be taken here already: then it is given another. */
export const Answering = ({ offer, busy, problem, assets, onAccept, onDecline }: AnsweringProps) => {
  const t = useTranslate()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const asset = useRef<HTMLSelectElement>(null)
  const [wrong, setWrong] = useState<'id_missing' | 'id_wrong'>()
  const { mode, origin, content, copyThing } = offer
  const { name } = origin
  const said = problem && failureText(t, problem)
  const taken = problem?.code === 'variant_id_taken' ? t('variants:new.id_taken') : undefined
  const getLabel = (own: Omit<OwnAsset, 'id'>) =>
    own.origin ? t('offers:own_asset.copy', { asset: own.name, name: own.origin.name }) : own.name
  const accept = () => {
    const variantId = takeCode(field.current?.value ?? '').toUpperCase()
    setWrong(isVariantId(variantId) ? undefined : variantId ? 'id_wrong' : 'id_missing')
    if (!isVariantId(variantId)) return field.current?.focus()
    const thingId = asset.current?.value
    onAccept?.({ variantId, ...(thingId !== undefined && thingId !== '' && thingId !== MADE && { thingId }) })
  }
  return (
    <Card title={t('offers:what.title')}>
      <p>{t(`offers:what.${mode}`, { name })}</p>
      <p>{t('offers:what.kept', { name })}</p>
      {onAccept && (
        <TextField
          ref={field}
          label={t('offers:own_id.label')}
          defaultValue={content.variantId}
          hint={wrong === 'id_wrong' ? undefined : t('offers:own_id.hint')}
          error={wrong ? t(`variants:new.${wrong}`) : taken}
          onChange={() => setWrong(undefined)}
        />
      )}
      {onAccept && (assets.length > 0 || copyThing) && (
        <SelectField
          ref={asset}
          label={t('offers:own_asset.label')}
          required
          hint={t(copyThing ? 'offers:own_asset.copy_hint' : 'offers:own_asset.hint')}
          defaultValue={MADE}
          options={[
            {
              value: MADE,
              label: copyThing ? getLabel({ name: copyThing.name, origin }) : t('offers:own_asset.new'),
            },
            ...assets.filter(({ id }) => id !== copyThing?.id).map(({ id, ...own }) => ({ value: id, label: getLabel(own) })),
          ]}
        />
      )}
      {said && (
        <Problem role="alert">
          <b>{said.what}</b> {said.why} {said.action}
        </Problem>
      )}
      <Actions>
        {onAccept && (
          <Button variant="contained" aria-disabled={busy} onClick={() => !busy && accept()}>
            {t('common:accept')}
          </Button>
        )}
        {onDecline && (
          <Button variant="text" aria-disabled={busy} onClick={() => !busy && onDecline()}>
            {t('common:decline')}
          </Button>
        )}
      </Actions>
    </Card>
  )
}
