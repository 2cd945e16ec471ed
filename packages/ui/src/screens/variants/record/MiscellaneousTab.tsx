import type { Variant, VariantAttribute } from '@tracemark/api/schemas'
import { attributeText } from '../../../components/AttributeList/attribute-text.ts'
import { Card } from '../../../components/Card/Card.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { ListEditor, ListRow } from '../../../components/ListForm/ListEditor.tsx'
import { TabForm } from '../../../components/ListForm/TabForm.tsx'
import { useListForm } from '../../../components/ListForm/use-list-form.ts'
import { type Fact, FactList } from '../../../components/RecordHeader/FactList.tsx'
import { Aside, Columns } from '../../../components/RecordHeader/parts.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { UnitsOfMeasure } from './units-of-measure.ts'
import { VariantAttributeDrawer } from './VariantAttributeDrawer.tsx'
import { ViewOnly, type ViewOnlyReason } from './ViewOnly.tsx'

export interface VariantMiscellaneousTabProps extends FormBinding<VariantAttribute[]> {
  variant: Pick<Variant, 'id' | 'thingId' | 'variantId' | 'createdAt' | 'createdBy'>
  viewOnly?: ViewOnlyReason | undefined
  units: Pick<UnitsOfMeasure, 'getName'>
  /** Names of the variant's other attributes. */
  otherKeys: readonly string[]
}

const getName = ({ key }: VariantAttribute) => key

/** The organization's own attributes of a variant, and what it is identified by. */
export const MiscellaneousTab = ({ variant, viewOnly, units, otherKeys, ...props }: VariantMiscellaneousTabProps) => {
  const t = useTranslate()
  const format = useFormat()
  const list = useListForm(props, { label: t('variants:new.attributes'), getName })
  const facts: Fact[] = [
    [t('variants:id'), variant.variantId],
    [t('variants:record_id'), variant.id],
    [t('variants:asset_id'), variant.thingId],
    [t('common:created_at'), format.dateTime(variant.createdAt)],
    [t('common:created_by'), variant.createdBy?.name],
  ]
  return (
    <Columns>
      <div>
        <ViewOnly reason={viewOnly} />
        <TabForm {...props} form={list.form}>
          <ListEditor
            list={list}
            empty={{ icon: 'list', title: t('asset-page:no_attributes.title'), text: t('variants:no_attributes_text') }}
            add={{ label: t('asset-page:add_attribute'), onAdd: () => list.create({ key: '', value: '', type: 'string' }) }}
          >
            {(line) => <ListRow name={line.entry.key} detail={attributeText(line.entry, t, format)} onOpen={() => list.edit(line)} />}
          </ListEditor>
        </TabForm>
      </div>
      <Aside>
        <Card title={t('asset-page:identifiers')}>
          <FactList facts={facts} />
        </Card>
      </Aside>
      {list.open && (
        <VariantAttributeDrawer
          key={list.open.key}
          list={list}
          line={list.open}
          units={units}
          taken={[...otherKeys, ...list.lines.filter(({ key }) => key !== list.open?.key).map(({ entry }) => entry.key)]}
        />
      )}
    </Columns>
  )
}
