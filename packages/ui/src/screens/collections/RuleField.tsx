import { styled } from '@mui/material/styles'
import type { CollectionRule } from '@tracemark/api/schemas'
import { useId } from 'react'
import type { ValueBinding } from '../../components/forms/FieldFrame/binding.ts'
import type { FormText } from '../../components/forms/FieldFrame/FieldFrame.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { Filters } from '../../components/ListFrame/Filters.tsx'
import { useFilterWords } from '../../components/ListFrame/filter-values.ts'
import type { ListFilter } from '../../components/ListFrame/types.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { changeRule, createRuleFilters, toFilterValues } from './rule-filters.ts'

const Group = styled('div')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  '& > strong': { fontWeight: 550 },
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
  '& > small': { fontSize: 'var(--tm-text-s)', lineHeight: 1.4, color: 'var(--tm-ink-muted)' },
  '& > p[role=alert]': { display: 'flex', gap: 6, alignItems: 'center', color: 'var(--tm-warning)', fontWeight: 550 },
})

/** As long as a search of the list may be. */
const SEARCH_MAX = 200

/** What a rule finds, as a sentence. */
const useRuleWords = () => {
  const t = useTranslate()
  const words = useFilterWords()
  return (rule: CollectionRule, filters: readonly ListFilter[], missing: readonly string[]): string => {
    const values = toFilterValues(rule)
    const parts = filters.flatMap((filter) => {
      const { field, label, type } = filter
      const value = values[field]
      if (value === undefined || value === false) return []
      return [type === 'boolean' ? label : t('collections:rule.part', { label, value: words(filter, value, missing.includes(field)) })]
    })
    const all = rule.search ? [t('collections:rule.part', { label: t('collections:rule.words'), value: rule.search }), ...parts] : parts
    return all.length === 0 ? t('collections:rule.all') : t('collections:rule.says', { filters: all.join(' · ') })
  }
}

export interface RuleFieldProps extends FormText, ValueBinding<CollectionRule> {
  defaultValue: CollectionRule
  /** The controls of the list of interactions. */
  filters: readonly ListFilter[]
  /** Filters that name what was deleted. */
  missing: readonly string[]
}

/** What a collection holds by itself: the filters of the list of interactions, and the sentence that they make. */
export const RuleField = ({
  label,
  hint,
  error,
  readOnly,
  defaultValue: rule,
  filters: ofList,
  missing: gone,
  onChange,
}: RuleFieldProps) => {
  const id = useId()
  const t = useTranslate()
  const format = useFormat()
  const say = useRuleWords()
  const filters = createRuleFilters(t, format, rule, ofList)
  const values = toFilterValues(rule)
  const missing = gone.filter((name) => values[name] !== undefined)
  return (
    <Group role="group" aria-labelledby={`${id}label`} aria-describedby={`${id}words`}>
      <strong id={`${id}label`}>{label}</strong>
      {!readOnly && (
        <>
          <TextField
            label={t('collections:rule.words')}
            defaultValue={rule.search}
            maxLength={SEARCH_MAX}
            onChange={({ currentTarget }) => onChange?.(changeRule(rule, { search: currentTarget.value.slice(0, SEARCH_MAX) }))}
          />
          <Filters
            searchLabel={undefined}
            search=""
            filters={filters}
            values={values}
            missing={missing}
            onChange={(change) => onChange?.(changeRule(rule, change))}
          />
        </>
      )}
      <p id={`${id}words`}>{say(rule, filters, missing)}</p>
      {missing.length > 0 && (
        <p role="alert">
          <Icon name="warning" size={16} />
          {t('collections:rule.gone', {
            filters: format.list(filters.filter(({ field }) => missing.includes(field)).map((filter) => filter.label)),
          })}
        </p>
      )}
      {error !== undefined && (
        <p role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {hint !== undefined && <small>{hint}</small>}
    </Group>
  )
}
