import { styled } from '@mui/material/styles'
import { NewVcodeGroup, type VcodeGroup } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { NumberField } from '../../components/forms/NumberField/NumberField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { takeClick } from '../../components/plain-click.ts'
import { failureText } from '../../errors/failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { GroupProgress } from './GroupProgress.tsx'

export interface UnitsFormProps extends Omit<EntityFormProps<typeof NewVcodeGroup>, 'upload'> {
  /** Where the asset is still to be chosen: finds assets, and hears of the choice. */
  assets?: { find: FindOptions; onChange: (id: string | undefined) => void } | undefined
  /** Of the asset. */
  findVariants: FindOptions
  /** The variant that the form begins with. */
  variant?: { value: string; label: string } | undefined
  /** Where an identification code of the asset is created; absent where the person may not. */
  codesHref?: string | undefined
  /** The asset has no identification code, without which it gets no units. */
  hasNoCode?: boolean | undefined
  /** Where a variant of the asset is created; absent where it has some, or where the person may not. */
  variantHref?: string | undefined
  /** Leads to one of these. */
  onLeave: (href: string) => void
  /** The units that were asked for, and that are being created now: the form has done its work. */
  group?: VcodeGroup | undefined
}

const Missing = styled('div')({ display: 'grid', gap: 8, '& > p': { margin: 0, color: 'var(--tm-ink-muted)' } })

const Way = ({ href, onLeave, children }: { href: string; onLeave: (href: string) => void; children: string }) => (
  <div>
    <Button href={href} onClick={(event) => takeClick(event) && onLeave(href)}>
      {children}
    </Button>
  </div>
)

/** Creates units of a variant, and shows how far that has come. */
export const UnitsForm = ({
  assets,
  findVariants,
  variant,
  codesHref,
  hasNoCode = false,
  variantHref,
  onLeave,
  group,
  ...props
}: UnitsFormProps) => {
  const t = useTranslate()
  const form = useEntityForm(NewVcodeGroup, props)
  const variants = useNamed(findVariants, [variant])
  const batch = form.value('batchId', t('names:variants.one'), variants.nameOf)
  const [thingId, setThingId] = useState<string>()
  const isOpen = assets === undefined || thingId !== undefined
  const { frame } = form
  const isRefused = frame.problem?.code === 'identification_code_missing'
  const missing = failureText(t, { code: 'identification_code_missing' })
  const shown = { frame: { ...frame, readOnly: frame.readOnly || group !== undefined } }
  return (
    <FormFrame {...props} form={shown} title={t('units:new')} submitLabel={t('units:new')}>
      {group ? (
        <GroupProgress group={group} isWatched />
      ) : (
        <>
          {hasNoCode && !isRefused && (
            <Missing role="status">
              <p>
                {missing.what}. {missing.why} {missing.action}
              </p>
            </Missing>
          )}
          {(hasNoCode || isRefused) && codesHref !== undefined && (
            <Way href={codesHref} onLeave={onLeave}>
              {t('units:make.code')}
            </Way>
          )}
          {assets && (
            <ReferenceField
              label={t('names:assets.one')}
              required
              error={isOpen ? undefined : batch.error}
              find={assets.find}
              onChange={(id) => {
                setThingId(id)
                assets.onChange(id)
                // A variant belongs to its asset.
                batch.onChange('')
              }}
            />
          )}
          <ReferenceField
            {...batch}
            key={thingId}
            hint={isOpen ? undefined : t('units:make.asset_first')}
            chosen={variants.nameOf(batch.defaultValue)}
            find={variants.find}
          />
          {variantHref !== undefined && (
            <Missing role="status">
              <p>{t('units:make.no_variant')}</p>
              <Way href={variantHref} onLeave={onLeave}>
                {t('lists:variants.new')}
              </Way>
            </Missing>
          )}
          <NumberField {...form.number('size', t('units:make.quantity'))} decimals={0} hint={t('units:make.quantity_hint')} />
        </>
      )}
    </FormFrame>
  )
}
