import { NewVcodeGroup, type VcodeGroup } from '@tracemark/api/schemas'
import { Button } from '../../components/Button/Button.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { NumberField } from '../../components/forms/NumberField/NumberField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { useTranslate } from '../../i18n/context.ts'
import { GroupProgress } from './GroupProgress.tsx'

export interface UnitsFormProps extends Omit<EntityFormProps<typeof NewVcodeGroup>, 'upload'> {
  /** Of the asset. */
  findVariants: FindOptions
  /** The variant that the form begins with. */
  variant?: { value: string; label: string } | undefined
  /** Where an identification code of the asset is created; absent where the person may not. */
  codesHref?: string | undefined
  onCodes: () => void
  /** The units that were asked for, and that are being created now: the form has done its work. */
  group?: VcodeGroup | undefined
}

/** Creates units of a variant, and shows how far that has come. */
export const UnitsForm = ({ findVariants, variant, codesHref, onCodes, group, ...props }: UnitsFormProps) => {
  const t = useTranslate()
  const form = useEntityForm(NewVcodeGroup, props)
  const variants = useNamed(findVariants, [variant])
  const batch = form.value('batchId', t('variants:one'), variants.nameOf)
  const { frame } = form
  const shown = { frame: { ...frame, readOnly: frame.readOnly || group !== undefined } }
  return (
    <FormFrame {...props} form={shown} title={t('units:new')} submitLabel={t('units:new')}>
      {group ? (
        <GroupProgress group={group} isWatched />
      ) : (
        <>
          {frame.problem?.code === 'identification_code_missing' && codesHref !== undefined && (
            <div>
              <Button
                href={codesHref}
                onClick={(event) => {
                  event.preventDefault()
                  onCodes()
                }}
              >
                {t('units:make.code')}
              </Button>
            </div>
          )}
          <ReferenceField {...batch} chosen={variants.nameOf(batch.defaultValue)} find={variants.find} />
          <NumberField {...form.number('size', t('units:make.quantity'))} decimals={0} hint={t('units:make.quantity_hint')} />
        </>
      )}
    </FormFrame>
  )
}
