import { countryOptions, type DisplayOption, languageOptions, unitStatusOptions, valueForm } from '@tracemark/api/rules'
import type { DisplayCondition, UnitStatus } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { MultiSelectField } from '../MultiSelectField/MultiSelectField.tsx'
import { TextField } from '../TextField/TextField.tsx'

/** Codes mean the same in capital and small letters. */
const findChosen = (value: string, options: readonly DisplayOption[]): string[] =>
  value.split(',').flatMap((part) => options.find((option) => option.value.toLowerCase() === part.trim().toLowerCase())?.value ?? [])

const useOptions = (
  property: DisplayCondition['property'],
  unitStatuses: readonly UnitStatus[] | undefined,
): DisplayOption[] | undefined => {
  const { locale } = useFormat()
  return useMemo(() => {
    if (property === 'country') return countryOptions(locale)
    if (property === 'language') return languageOptions(locale)
    return property === 'itemStatus' && unitStatuses ? unitStatusOptions(unitStatuses) : undefined
  }, [property, unitStatuses, locale])
}

interface ConditionValueProps {
  condition: DisplayCondition
  unitStatuses: readonly UnitStatus[] | undefined
  error: string | undefined
  readOnly: boolean
  onValue: (value: string) => void
}

/** What a condition compares with: options where there are some, and text otherwise. */
export const ConditionValue = ({ condition: { property, operator, value }, unitStatuses, onValue, ...state }: ConditionValueProps) => {
  const t = useTranslate()
  const options = useOptions(property, unitStatuses)
  const label = t('forms:conditions.value')
  if (options)
    return (
      <MultiSelectField
        {...state}
        label={label}
        options={options}
        defaultValue={findChosen(value, options)}
        onChange={(values) => onValue(values.join())}
      />
    )
  const form = valueForm(operator)
  const hint = form === 'list' ? t('forms:conditions.commas') : form === 'range' ? t('forms:conditions.range') : undefined
  return (
    <TextField {...state} label={label} hint={hint} defaultValue={value} onChange={({ currentTarget }) => onValue(currentTarget.value)} />
  )
}
