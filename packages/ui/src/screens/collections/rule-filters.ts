import { CollectionRule, NOWHERE } from '@tracemark/api/schemas'
import type { FilterValues, ListFilter } from '../../components/ListFrame/types.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

/** Dates of a rule, which the list has given it: they can be taken away. */
const spans = [
  { field: 'reported', from: 'reportedFrom', to: 'reportedTo', label: 'interactions:occurred' },
  { field: 'recorded', from: 'from', to: 'to', label: 'interactions:column.recordDate' },
  { field: 'changed', from: 'changedFrom', to: 'changedTo', label: 'collections:rule.changed' },
] as const

const saySpan = (t: Translate, format: Format, from: string | undefined, to: string | undefined): string => {
  if (from !== undefined && to !== undefined)
    return t('interactions:occurred_span', { from: format.dateTime(from), to: format.dateTime(to) })
  return from === undefined
    ? t('collections:rule.until', { to: format.dateTime(to ?? '') })
    : t('collections:rule.since', { from: format.dateTime(from) })
}

/** The controls of a rule: those of the list, and what the list has given it of dates and of the map. */
export const createRuleFilters = (t: Translate, format: Format, rule: CollectionRule, ofList: readonly ListFilter[]): ListFilter[] => [
  ...ofList,
  ...spans.flatMap(({ field, from, to, label }): ListFilter[] =>
    rule[from] === undefined && rule[to] === undefined
      ? []
      : [{ type: 'choice', field, label: t(label), options: [{ value: field, label: saySpan(t, format, rule[from], rule[to]) }] }],
  ),
  ...(rule.bounds === undefined
    ? []
    : [
        {
          type: 'choice' as const,
          field: 'bounds',
          label: t('collections:rule.area'),
          options: [{ value: rule.bounds, label: t(rule.bounds === NOWHERE ? 'collections:rule.nowhere' : 'collections:rule.on_map') }],
        },
      ]),
]

/** What is set of these controls. */
export const toFilterValues = (rule: CollectionRule): FilterValues => {
  const dates = spans.filter(({ from, to }) => rule[from] !== undefined || rule[to] !== undefined)
  const named = new Set<string>(spans.flatMap(({ from, to }) => [from, to]))
  const { search: _, ...filters } = rule
  return {
    ...Object.fromEntries(Object.entries(filters).filter(([name]) => !named.has(name))),
    ...Object.fromEntries(dates.map(({ field }) => [field, field])),
  }
}

/** The rule with what is set now: dates stay as they are, or go. */
export const changeRule = (
  rule: CollectionRule,
  { search = rule.search, filters }: { search?: string; filters?: FilterValues },
): CollectionRule => {
  const values = filters ?? toFilterValues(rule)
  const own = new Set<string>(spans.map(({ field }) => field))
  const dates = spans.filter(({ field }) => values[field] !== undefined).flatMap(({ from, to }) => [from, to])
  return CollectionRule.parse({
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !own.has(name))),
    ...Object.fromEntries(dates.map((name) => [name, rule[name]])),
    ...(search && { search }),
  })
}
