import { Template } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import type { Refusal } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { LineDrawer } from '../../../components/ListForm/LineDrawer.tsx'
import { useTranslate } from '../../../i18n/context.ts'

const Choice = z.object({ template: Template.shape.id })

interface CopyDrawerProps {
  find: FindOptions
  /** Never rejects. */
  onCopy: (templateId: string) => Promise<Refusal<never> | undefined>
  onClose: () => void
}

/** Chooses the template whose attributes are added. */
export const CopyDrawer = ({ find, onCopy, onClose }: CopyDrawerProps) => {
  const t = useTranslate()
  const form = useEntityForm(Choice, { values: { template: '' }, onSave: ({ template }) => onCopy(template) })
  const template = form.value('template', t('names:templates.one'))
  return (
    <LineDrawer form={form} isNew title={t('asset-page:copy')} submitLabel={t('asset-page:copy_submit')} onClose={onClose}>
      <ReferenceField {...template} find={find} hint={t('asset-page:copy_hint')} onChange={(id = '') => template.onChange(id)} />
    </LineDrawer>
  )
}
