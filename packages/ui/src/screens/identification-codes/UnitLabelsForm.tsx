import { UnitLabels } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import { FormNotice } from '../../components/FormFrame/FormNotice.tsx'
import type { EntityFormProps, Refusal } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { useTranslate } from '../../i18n/context.ts'
import { checkSize, LabelFields, withPlace } from './LabelFields.tsx'
import { useMadeOnce } from './use-made-once.ts'

export interface UnitLabelsFormProps extends Omit<EntityFormProps<typeof UnitLabels>, 'upload'> {
  /** The organization has a logo. */
  hasLogo: boolean
  /** Where the asset of some of these units gets a public page; absent where all have one. */
  pageHref?: string | undefined
  /** None of the units has one. */
  allClosed?: boolean | undefined
  /** Leads there. */
  onLeave: (href: string) => void
}

/** Creates labels of units that were selected. */
export const UnitLabelsForm = ({ hasLogo, pageHref, allClosed = false, onLeave, ...props }: UnitLabelsFormProps) => {
  const t = useTranslate()
  const { isDone, onSave } = useMadeOnce<Parameters<UnitLabelsFormProps['onSave']>, Refusal<z.input<typeof UnitLabels>>>((asked, before) =>
    props.onSave(withPlace(asked), before),
  )
  const form = useEntityForm(UnitLabels, { ...props, onSave }, (values) => checkSize(t, values))
  const count = props.values?.unitIds.length
  return (
    <FormFrame
      {...props}
      form={form}
      isDone={isDone}
      title={t('identification-codes:labels.title')}
      submitLabel={t('identification-codes:labels.create')}
    >
      {pageHref !== undefined && (
        <FormNotice
          text={
            allClosed ? t('identification-codes:labels.no_page_all', { count: count ?? 0 }) : t('identification-codes:labels.no_page_some')
          }
          ways={[{ label: t('identification-codes:labels.to_page'), href: pageHref }]}
          onOpen={onLeave}
        />
      )}
      <LabelFields form={form} count={count} hasLogo={hasLogo} />
    </FormFrame>
  )
}
