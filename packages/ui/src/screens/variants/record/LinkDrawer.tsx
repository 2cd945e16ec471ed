import { Id, NewVariantLink } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { FieldRow } from '../../../components/FormFrame/FieldRow.tsx'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { NumberField } from '../../../components/forms/NumberField/NumberField.tsx'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { LineDrawer } from '../../../components/ListForm/LineDrawer.tsx'
import type { Failure } from '../../../errors/error-code.ts'
import { useTranslate } from '../../../i18n/context.ts'
import type { UnitsOfMeasure } from './units-of-measure.ts'

const Link = z.object({ otherId: Id, ...NewVariantLink.shape })
export type LinkValues = z.infer<typeof Link>

interface LinkDrawerProps {
  title: string
  find: FindOptions
  units: UnitsOfMeasure
  onSave: (values: LinkValues) => Promise<Failure | undefined>
  onClose: () => void
}

/** Says that one variant was made of another, and of how much of it. */
export const LinkDrawer = ({ title, find, units, onSave, onClose }: LinkDrawerProps) => {
  const t = useTranslate()
  const form = useEntityForm(Link, { values: {} as LinkValues, onSave })
  return (
    <LineDrawer form={form} isNew title={title} submitLabel={t('variants:family.add')} onClose={onClose}>
      <ReferenceField {...form.value('otherId', t('names:variants.one'))} hint={t('variants:family.find_hint')} find={find} />
      <FieldRow>
        <NumberField {...form.number('quantity', t('variants:quantity'))} hint={t('variants:family.quantity_hint')} />
        <ReferenceField {...form.value('unit', t('variants:unit'))} find={units.find} />
      </FieldRow>
    </LineDrawer>
  )
}
