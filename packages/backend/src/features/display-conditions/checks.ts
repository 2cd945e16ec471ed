import {
  allowedOperators,
  checkDisplayCondition,
  conditionCodes,
  type DisplayConditionProblem,
  unitStatusOptions,
} from '@tracemark/api/rules'
import { type DisplayCondition, displayConditionOperators, type FieldProblem, type UnitStatus } from '@tracemark/api/schemas'
import type { Store } from '../../entities/store.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { ProblemError } from '../../platform/problem.ts'
import { readUnitStatuses } from '../organizations/queries.ts'

const operatorNames = new Map<number, string>(
  Object.entries(displayConditionOperators).map(([name, operator]) => [
    operator,
    `${operator} (${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)})`,
  ]),
)
const named = (operator: number): string => operatorNames.get(operator) ?? String(operator)

const TOLD_MAX = 5
const QUOTED_MAX = 60
const quoted = (text: string): string => `"${text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text}"`

/** What the property can be compared with, in a sentence. */
const possible = ({ property }: DisplayCondition, itemStatuses: readonly UnitStatus[]): string => {
  switch (property) {
    case 'onlyAdmin':
      return 'It is compared with admin alone.'
    case 'itemId':
      return 'Give the name of a unit.'
    case 'batchId':
      return 'Give the id of a variant, as labels show it.'
    case 'rfiderSequenceNumber':
      return 'Give a whole number that is not negative, such as 15.'
    case 'itemStatus':
      return `Give values of the organization's statuses: ${unitStatusOptions(itemStatuses)
        .map(({ value, label }) => `${value} (${label})`)
        .join(', ')}.`
    case 'country':
      return 'Give two-letter codes of countries (ISO 3166-1), such as CO,PE.'
    case 'language':
      return 'Give codes of languages (ISO 639-1), such as de, or of their variants, such as en-GB.'
  }
}

const sentence = (
  condition: DisplayCondition,
  { reason, values }: DisplayConditionProblem,
  itemStatuses: readonly UnitStatus[],
): string => {
  const { property, operator, value } = condition
  const options = possible(condition, itemStatuses)
  switch (reason) {
    case 'operator_not_allowed':
      return `${property} is not compared by operator ${named(operator)}. It takes ${allowedOperators[property].map(named).join(', ')}.`
    case 'required':
      return `The value is empty, so the condition would hold for nobody. ${options}`
    case 'not_one_value':
      return allowedOperators[property].includes(displayConditionOperators.includedIn)
        ? `Operator ${named(operator)} takes one value, and ${quoted(value)} has a comma. For several values, use operator 2 (included in) or 3 (not included in).`
        : `Operator ${named(operator)} takes one value, and ${quoted(value)} has a comma. ${options}`
    case 'not_a_number':
      return `${quoted(value)} is no whole number. ${options}`
    case 'not_a_range':
      return `${quoted(value)} is no range. Give two whole numbers with a dash between them, such as 10-20.`
    case 'range_reversed':
      return `The range ${quoted(value)} ends before it begins, so nothing is in it. Give the smaller number first, such as 10-20.`
    case 'not_an_option':
      return `${property} can't be ${(values ?? []).slice(0, TOLD_MAX).map(quoted).join(' or ')}. ${options}`
  }
}

/** Why these conditions of a field can't be kept: they would hold for nobody, and what has them would be hidden without a word. */
export const conditionProblems = async (
  db: ScopedDatabase,
  organizationId: number,
  field: string,
  conditions: readonly DisplayCondition[] = [],
): Promise<FieldProblem[]> => {
  const needsStatuses = conditions.some(({ property }) => property === 'itemStatus')
  const itemStatuses = needsStatuses ? await readUnitStatuses(db, organizationId) : []
  return conditions.flatMap((condition, place) => {
    const problem = checkDisplayCondition(condition, { unitStatuses: itemStatuses })
    return problem
      ? [{ path: [field, place], message: sentence(condition, problem, itemStatuses), code: conditionCodes[problem.reason] }]
      : []
  })
}

/**
 * Rows whose conditions are checked where they are said. What was kept before there were rules, or named a status that is gone, stands until
 * somebody says its conditions anew.
 */
export const withConditions = (store: Store, field: 'ruleConditions' | 'displayConditions'): Store => {
  const check = async (db: ScopedDatabase, organizationId: number, said: Readonly<Record<string, unknown>>): Promise<void> => {
    const fields = await conditionProblems(db, organizationId, field, said[field] as readonly DisplayCondition[] | undefined)
    if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
  }
  return {
    ...store,
    insert: async (db, organizationId, entity) => {
      await check(db, organizationId, entity)
      return store.insert(db, organizationId, entity)
    },
    update: async (db, organizationId, id, change) => {
      await check(db, organizationId, change)
      return store.update(db, organizationId, id, change)
    },
  }
}
