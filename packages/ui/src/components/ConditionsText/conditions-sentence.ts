import { fold, readList, readRange, valueForm } from '@tracemark/api/rules'
import { type DisplayCondition, displayConditionOperators, type UnitStatus } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { MessageKey, Translate } from '../../i18n/keys.ts'
import { statusOption } from '../StatusChip/status-option.ts'

/** What the ids and numbers of conditions are called. What is absent is not known yet. */
export interface ConditionNames {
  unitStatuses?: readonly UnitStatus[] | undefined
  /** By the ids of units and variants, in small letters; null for what no longer exists. */
  entities?: ReadonlyMap<string, string | null> | undefined
}

const { stringNotEquals, notIncludedIn, numberNotEquals, greaterThan, lessThan, between } = displayConditionOperators

type Part = 'country' | 'language' | 'status' | 'unit' | 'variant' | 'number'

const parts: Readonly<Record<Exclude<DisplayCondition['property'], 'onlyAdmin'>, Part>> = {
  country: 'country',
  language: 'language',
  itemStatus: 'status',
  itemId: 'unit',
  batchId: 'variant',
  rfiderSequenceNumber: 'number',
}

const isNot = (operator: DisplayCondition['operator']): boolean =>
  operator === stringNotEquals || operator === notIncludedIn || operator === numberNotEquals

const describeProperty =
  (t: Translate, format: Format, { unitStatuses, entities }: ConditionNames, property: DisplayCondition['property']) =>
  (value: string): string => {
    const intl = (type: 'region' | 'language', code: string) => {
      try {
        return new Intl.DisplayNames(format.locale, { type, languageDisplay: 'standard' }).of(code) ?? value
      } catch {
        // No code at all: it is said as it was written.
        return value
      }
    }
    if (property === 'country') return intl('region', value.toUpperCase())
    if (property === 'language') return intl('language', value)
    if (property === 'itemStatus') {
      const status = unitStatuses?.find((each) => each.value === Number(value))
      return status ? statusOption(t, status).label : value
    }
    if (property === 'rfiderSequenceNumber') return /^\d+$/.test(value) ? format.number(Number(value)) : value
    const name = entities?.get(fold(value))
    return name === null ? t('task-assets:conditions.say.gone') : (name ?? '…')
  }

const clause = (t: Translate, format: Format, condition: DisplayCondition, names: ConditionNames): string => {
  const { property, operator, value } = condition
  if (property === 'onlyAdmin') return t('task-assets:conditions.say.admin')
  const part = parts[property]
  const say = describeProperty(t, format, names, property)
  const range = operator === between ? readRange(value) : undefined
  if (range) return t('task-assets:conditions.say.number_between', { from: say(String(range.from)), to: say(String(range.to)) })
  if (operator === greaterThan) return t('task-assets:conditions.say.number_greater', { value: say(value.trim()) })
  if (operator === lessThan) return t('task-assets:conditions.say.number_less', { value: say(value.trim()) })
  const values = valueForm(operator) === 'list' ? readList(value) : [value.trim()]
  const key: MessageKey = isNot(operator) ? `task-assets:conditions.say.${part}_not` : `task-assets:conditions.say.${part}`
  return t(key, { value: new Intl.ListFormat(format.locale, { type: 'disjunction' }).format(values.map(say)) })
}

/** To whom something is shown, as a sentence: "Shown when the country is Colombia or Peru". Undefined where everybody sees it. */
export const conditionsSentence = (
  t: Translate,
  format: Format,
  conditions: readonly DisplayCondition[],
  names: ConditionNames = {},
): string | undefined => {
  if (conditions.length === 0) return undefined
  const clauses = conditions.map((condition) => clause(t, format, condition, names))
  return t('task-assets:conditions.say.shown', {
    conditions: new Intl.ListFormat(format.locale, { type: 'conjunction' }).format(clauses),
  })
}

/** The units and variants that conditions name: their names have to be asked for. */
export const namedInConditions = (conditions: readonly DisplayCondition[]): { kind: 'unit' | 'variant'; id: string }[] =>
  conditions.flatMap(({ property, operator, value }) => {
    if (property !== 'itemId' && property !== 'batchId') return []
    const ids = valueForm(operator) === 'list' ? readList(value) : [value]
    return ids.map((id) => ({ kind: property === 'itemId' ? ('unit' as const) : ('variant' as const), id: fold(id) }))
  })
