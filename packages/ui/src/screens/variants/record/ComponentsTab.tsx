import { styled } from '@mui/material/styles'
import type { VariantComponent } from '@tracemark/api/schemas'
import { Chip } from '../../../components/Chip/Chip.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { ListEditor } from '../../../components/ListForm/ListEditor.tsx'
import { TabForm } from '../../../components/ListForm/TabForm.tsx'
import { useListForm } from '../../../components/ListForm/use-list-form.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { withUnit } from '../../../i18n/with-unit.ts'
import { type Catalogue, ComponentDrawer } from './ComponentDrawer.tsx'
import { ComponentTotalsBand } from './ComponentTotalsBand.tsx'
import type { UnitsOfMeasure } from './units-of-measure.ts'
import { ViewOnly, type ViewOnlyReason } from './ViewOnly.tsx'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(88px, auto) 72px',
  alignItems: 'center',
  gap: '2px 16px',
  minHeight: 44,
  paddingBlock: 4,
  '& button': {
    maxWidth: '100%',
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 550,
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& button:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& button:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: 2, borderRadius: 2 },
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', overflowWrap: 'anywhere' },
  '& > span': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '&[data-active=false] > span, &[data-active=false] button': { color: 'var(--tm-ink-muted)' },
  '@media (max-width: 560px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > div': { gridColumn: '1 / -1' },
    '& > span': { textAlign: 'start' },
  },
})

export interface ComponentsTabProps extends FormBinding<VariantComponent[]> {
  viewOnly?: ViewOnlyReason | undefined
  catalogue: Catalogue
  units: UnitsOfMeasure
}

const getName = ({ name }: VariantComponent) => name

/** What a variant is made of, in its order, and what that comes to (specification 1, section 5). */
export const ComponentsTab = ({ viewOnly, catalogue, units, ...props }: ComponentsTabProps) => {
  const t = useTranslate()
  const format = useFormat()
  const list = useListForm(props, { label: t('variants:tab.components'), getName })
  return (
    <>
      <ViewOnly reason={viewOnly} />
      <TabForm {...props} form={list.form}>
        {list.lines.length > 0 && <ComponentTotalsBand components={list.lines.map(({ entry }) => entry)} units={units} />}
        <ListEditor
          list={list}
          empty={{ icon: 'layers', title: t('variants:no_components.title'), text: t('variants:no_components.text') }}
          add={{
            label: t('variants:add_component'),
            onAdd: () => list.create({ name: '', quantity: 1, order: list.lines.length, isActive: true }),
          }}
        >
          {(line) => {
            const { name, category, subCategory, origin, quantity, units: unit, costContribution, isActive } = line.entry
            const kind = category && t(`variants:category.${category}`)
            return (
              <Row data-active={isActive}>
                <div>
                  <button type="button" onClick={() => list.edit(line)}>
                    {name}
                  </button>{' '}
                  {!isActive && <Chip data-tone="plain">{t('variants:inactive')}</Chip>}
                  <small>{[kind, subCategory, origin].filter(Boolean).join(' · ')}</small>
                </div>
                <span>{[format.number(quantity), unit && units.getName(unit)].filter(Boolean).join(' ')}</span>
                <span>{costContribution === undefined ? '–' : withUnit(costContribution, 'percent', format)}</span>
              </Row>
            )
          }}
        </ListEditor>
      </TabForm>
      {list.open && <ComponentDrawer key={list.open.key} list={list} line={list.open} catalogue={catalogue} units={units} />}
    </>
  )
}
