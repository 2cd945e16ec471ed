import { styled } from '@mui/material/styles'
import type { VariantAttribute } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { attributeText } from '../../../components/AttributeList/attribute-text.ts'
import { attributeWords } from '../../../components/AttributeList/attribute-words.ts'
import { surface } from '../../../components/Card/surface.ts'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { ListEditor, ListRow } from '../../../components/ListForm/ListEditor.tsx'
import { TabForm } from '../../../components/ListForm/TabForm.tsx'
import { useListForm } from '../../../components/ListForm/use-list-form.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { UnitsOfMeasure } from './units-of-measure.ts'
import { type AttributeFinders, type SustainabilityAttribute, VariantAttributeDrawer } from './VariantAttributeDrawer.tsx'
import { ViewOnly, type ViewOnlyReason } from './ViewOnly.tsx'

export interface SustainabilityTabProps extends FormBinding<VariantAttribute[]>, AttributeFinders {
  viewOnly?: ViewOnlyReason | undefined
  /** Those that come with the product; undefined while they are loaded. */
  known: readonly SustainabilityAttribute[] | undefined
  units: Pick<UnitsOfMeasure, 'getName'>
  /** Names of the variant's other attributes. */
  otherKeys: readonly string[]
}

const Summary = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: 12,
  margin: '0 0 16px',
  '& > div': { ...surface, padding: '14px 16px' },
  '& dt': { display: 'flex', justifyContent: 'space-between', gap: 8, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& dd': { display: 'flex', justifyContent: 'space-between', gap: 12, margin: '8px 0 0' },
  '& dd > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dd > b': {
    flex: 'none',
    maxWidth: '60%',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
})

const NONE: readonly never[] = []

/** What is known of a variant's effect on climate, water, farming and people: a summary by group, and its attributes. */
export const SustainabilityTab = ({
  viewOnly,
  known = NONE,
  units,
  otherKeys,
  findValues,
  findUnits,
  ...props
}: SustainabilityTabProps) => {
  const t = useTranslate()
  const format = useFormat()
  const words = useMemo(() => attributeWords(known, format.locale), [known, format.locale])
  const getName = ({ key, baseAttributeId }: VariantAttribute) => words.label(key, baseAttributeId)
  const list = useListForm(props, { label: t('variants:tab.sustainability'), getName })
  const findBase = ({ baseAttributeId }: VariantAttribute) => known.find(({ id }) => id === baseAttributeId)
  const text = (attribute: VariantAttribute) => {
    const chosen = words.value(attribute.value, attribute.baseAttributeId)
    if (chosen !== undefined) return chosen
    return attributeText({ ...attribute, ...(attribute.unit !== undefined && { unit: units.getName(attribute.unit) }) }, t, format)
  }
  const entries = list.lines.map(({ entry }) => entry)
  const groups = [...Map.groupBy(entries, (entry) => findBase(entry)?.group ?? '')].filter(([group]) => group !== '')
  const countKnown = (group: string) => known.filter((attribute) => attribute.group === group).length
  return (
    <>
      <ViewOnly reason={viewOnly} />
      {groups.length > 0 && (
        <Summary aria-label={t('variants:summary')}>
          {groups.map(([group, attributes]) => (
            <div key={group}>
              <dt>
                <span>{group}</span>
                <span>{t('variants:known', { known: format.number(attributes.length), all: format.number(countKnown(group)) })}</span>
              </dt>
              {attributes.map((attribute) => (
                <dd key={attribute.key}>
                  <span>{getName(attribute)}</span>
                  <b>{text(attribute)}</b>
                </dd>
              ))}
            </div>
          ))}
        </Summary>
      )}
      <TabForm {...props} form={list.form}>
        <ListEditor
          list={list}
          empty={{ icon: 'leaf', title: t('variants:no_sustainability.title'), text: t('variants:no_sustainability.text') }}
          add={{ label: t('asset-page:add_attribute'), onAdd: () => list.create({ key: '', value: '', type: 'string' }) }}
        >
          {(line) => (
            <ListRow
              name={getName(line.entry)}
              detail={[text(line.entry), findBase(line.entry)?.description].filter(Boolean).join(' · ')}
              onOpen={() => list.edit(line)}
            />
          )}
        </ListEditor>
      </TabForm>
      {list.open && (
        <VariantAttributeDrawer
          key={list.open.key}
          list={list}
          line={list.open}
          units={units}
          taken={[...otherKeys, ...list.lines.filter(({ key }) => key !== list.open?.key).map(({ entry }) => entry.key)]}
          base={{ known, words, findValues, findUnits }}
        />
      )}
    </>
  )
}
