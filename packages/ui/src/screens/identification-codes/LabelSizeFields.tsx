import { styled } from '@mui/material/styles'
import { type LabelSizeField, labelSizeIn, labelSizeProblems } from '@tracemark/api/rules'
import { type LabelSize, LengthUnit, lengthUnits } from '@tracemark/api/schemas'
import { useState } from 'react'
import { FieldRow } from '../../components/FormFrame/FieldRow.tsx'
import { NumberField } from '../../components/forms/NumberField/NumberField.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { fieldText } from '../../errors/field-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'

const Group = styled('fieldset')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 16,
  minWidth: 0,
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  '& > legend': { padding: '0 6px', fontWeight: 550 },
  '& > p': { margin: 0, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& > p[data-wrong]': { color: 'var(--tm-warning)' },
})

/** In pairs, as they stand beside each other. */
const pairs = [
  ['pageWidth', 'pageHeight'],
  ['columns', 'rows'],
  ['labelWidth', 'labelHeight'],
  ['left', 'top'],
  ['gapX', 'gapY'],
] as const satisfies readonly (readonly LabelSizeField[])[]
const isCount = (name: LabelSizeField): boolean => name === 'columns' || name === 'rows'

interface LabelSizeFieldsProps {
  /** What is entered; `NaN` stands for no number. */
  value: LabelSize
  onChange: (value: LabelSize) => void
  /** What is wrong with all of it. */
  error?: string | undefined
}

/** The measures of a sheet or roll of one's own. What does not fit is said at its field. */
export const LabelSizeFields = ({ value, onChange, error }: LabelSizeFieldsProps) => {
  const t = useTranslate()
  const format = useFormat()
  /** Counts how often the unit changed, which begins the fields anew. */
  const [round, setRound] = useState(0)
  const problems = labelSizeProblems(value)
  const unit = t(value.unit === 'mm' ? 'identification-codes:labels.size.mm' : 'identification-codes:labels.size.in')
  const getError = (name: LabelSizeField): string | undefined => {
    const found = problems[name]
    if (!found) return undefined
    const { code, params: { minimum, maximum } = {} } = found
    const length = (bound: string | number = 0) => format.intl(Number(bound), { maximumFractionDigits: 4 })
    if (code === 'too_small' && !isCount(name)) return t('identification-codes:labels.size.too_small', { minimum: length(minimum) })
    if (code === 'too_big') return t('identification-codes:labels.size.too_big', { maximum: length(maximum) })
    return fieldText(t, format, found)
  }
  return (
    <Group>
      <legend>{t('identification-codes:labels.size.title')}</legend>
      <p>{t('identification-codes:labels.size.hint')}</p>
      <SelectField
        label={t('identification-codes:labels.size.unit')}
        defaultValue={value.unit}
        answered
        options={lengthUnits.map((each) => ({
          value: each,
          label: t(each === 'mm' ? 'identification-codes:labels.size.millimetres' : 'identification-codes:labels.size.inches'),
        }))}
        onChange={(event) => {
          onChange(labelSizeIn(value, LengthUnit.parse(event.currentTarget.value)))
          setRound((before) => before + 1)
        }}
      />
      {pairs.map((names) => (
        <FieldRow key={`${round} ${names[0]}`}>
          {names.map((name) => (
            <NumberField
              key={name}
              label={t(`identification-codes:labels.size.${name}`)}
              required
              {...(!isCount(name) && { unit })}
              decimals={isCount(name) ? 0 : value.unit === 'mm' ? 3 : 4}
              defaultValue={Number.isNaN(value[name]) ? undefined : value[name]}
              error={getError(name)}
              onChange={(entered) => onChange({ ...value, [name]: entered ?? Number.NaN })}
            />
          ))}
        </FieldRow>
      ))}
      {error !== undefined && <p data-wrong>{error}</p>}
    </Group>
  )
}
