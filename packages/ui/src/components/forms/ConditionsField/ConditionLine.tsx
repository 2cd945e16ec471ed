import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { allowedOperators, checkDisplayCondition, conditionCodes } from '@tracemark/api/rules'
import {
  type DisplayCondition,
  type DisplayConditionOperator,
  type DisplayConditionProperty,
  displayConditionProperties,
  type UnitStatus,
} from '@tracemark/api/schemas'
import { fieldText } from '../../../errors/field-text.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { ConditionValue } from './ConditionValue.tsx'

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: '12px 8px',
  alignItems: 'center',
  padding: 12,
  borderTop: '1px solid var(--tm-line)',
  '&:first-of-type': { borderTop: 0 },
  '& > [data-wide]': { gridColumn: '1 / 3' },
  '& > .MuiIconButton-root': { gridColumn: 3, padding: 6 },
  '& > div': { gridColumn: '1 / -1' },
})

const propertyNames: Readonly<Record<DisplayConditionProperty, MessageKey>> = {
  country: 'forms:conditions.of.country',
  language: 'forms:conditions.of.language',
  itemStatus: 'forms:conditions.of.itemStatus',
  itemId: 'names:units.one',
  batchId: 'names:variants.one',
  rfiderSequenceNumber: 'units:fact.sequence',
  onlyAdmin: 'forms:conditions.of.onlyAdmin',
}

const operatorNames: Readonly<Record<DisplayConditionOperator, MessageKey>> = {
  0: 'forms:conditions.is.equal',
  1: 'forms:conditions.is.not_equal',
  2: 'forms:conditions.is.in',
  3: 'forms:conditions.is.not_in',
  4: 'forms:conditions.is.equal',
  5: 'forms:conditions.is.not_equal',
  6: 'forms:conditions.is.greater',
  7: 'forms:conditions.is.less',
  8: 'forms:conditions.is.between',
}

/** With the first operator that the property takes. An admin is compared with one value alone. */
export const buildCondition = (property: DisplayConditionProperty): DisplayCondition => ({
  property,
  operator: allowedOperators[property][0] ?? 0,
  value: property === 'onlyAdmin' ? 'admin' : '',
})

interface ConditionLineProps {
  condition: DisplayCondition
  number: number
  unitStatuses: readonly UnitStatus[] | undefined
  /** What is wrong with it has to be said. */
  showErrors: boolean
  readOnly: boolean
  onChange: (condition: DisplayCondition) => void
  onRemove: () => void
}

/** One condition, as a sentence: what is compared, how, and with what. */
export const ConditionLine = ({ condition, number, unitStatuses, showErrors, readOnly, onChange, onRemove }: ConditionLineProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { property, operator } = condition
  const operators = allowedOperators[property]
  const problem = showErrors ? checkDisplayCondition(condition, { unitStatuses }) : undefined
  return (
    <Line aria-label={t('forms:conditions.nth', { number })}>
      <ControlBox data-wide={operators.length === 1 || undefined}>
        <select
          aria-label={t('forms:conditions.property', { number })}
          value={property}
          disabled={readOnly}
          onChange={({ currentTarget: { value } }) => onChange(buildCondition(value as DisplayConditionProperty))}
        >
          {displayConditionProperties.map((value) => (
            <option key={value} value={value}>
              {t(propertyNames[value])}
            </option>
          ))}
        </select>
        <Icon name="down" size={12} />
      </ControlBox>
      {operators.length > 1 && (
        <ControlBox>
          <select
            aria-label={t('forms:conditions.operator', { number })}
            value={operator}
            disabled={readOnly}
            onChange={({ currentTarget: { value } }) => onChange({ ...condition, operator: Number(value) as DisplayConditionOperator })}
          >
            {operators.map((value) => (
              <option key={value} value={value}>
                {t(operatorNames[value])}
              </option>
            ))}
          </select>
          <Icon name="down" size={12} />
        </ControlBox>
      )}
      {!readOnly && (
        <IconButton aria-label={t('forms:conditions.remove', { number })} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      )}
      {property !== 'onlyAdmin' && (
        <ConditionValue
          key={property}
          condition={condition}
          unitStatuses={unitStatuses}
          error={problem && fieldText(t, format, { code: conditionCodes[problem.reason] })}
          readOnly={readOnly}
          onValue={(value) => onChange({ ...condition, value })}
        />
      )}
    </Line>
  )
}
