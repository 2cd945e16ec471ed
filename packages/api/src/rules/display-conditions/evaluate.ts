import { type DisplayCondition, displayConditionOperators } from '../../schemas/index.ts'
import { isNegative, isWellFormed } from './check.ts'
import { fold, readList, readNumber, readRange } from './values.ts'

/** What is known of whoever looks, and of the unit that was scanned. Absent parts are unknown. */
export interface Visitor {
  isAdmin: boolean
  itemId?: string | undefined
  batchId?: string | undefined
  sequenceNumber?: number | undefined
  /** Number of the unit's status. */
  itemStatus?: number | undefined
  /** ISO 3166-1, two letters. */
  country?: string | undefined
  /** BCP 47, as the visitor's browser asks for them. */
  languages: readonly string[]
}

const { greaterThan, lessThan, between } = displayConditionOperators

/** A language stands for its variants: `en` takes `en-GB`, and `en-GB` not `en` (RFC 4647, basic filtering). */
const takesLanguage = (wanted: string, spoken: string): boolean => fold(spoken) === wanted || fold(spoken).startsWith(`${wanted}-`)

const lists = (value: string, found: string | undefined): boolean => found !== undefined && readList(value).map(fold).includes(fold(found))

const holdsForNumber = ({ operator, value }: DisplayCondition, found: number | undefined): boolean => {
  if (found === undefined) return false
  if (operator === between) {
    const range = readRange(value)
    return range !== undefined && found >= range.from && found <= range.to
  }
  const bound = readNumber(value)
  if (bound === undefined) return false
  if (operator === greaterThan) return found > bound
  if (operator === lessThan) return found < bound
  return found === bound
}

/** The condition without its "not". */
const holdsPositively = (condition: DisplayCondition, visitor: Visitor): boolean => {
  const { property, value } = condition
  switch (property) {
    case 'onlyAdmin':
      return visitor.isAdmin
    case 'itemId':
      return lists(value, visitor.itemId)
    case 'batchId':
      return lists(value, visitor.batchId)
    case 'rfiderSequenceNumber':
      return holdsForNumber(condition, visitor.sequenceNumber)
    case 'itemStatus':
      return visitor.itemStatus !== undefined && readList(value).map(readNumber).includes(visitor.itemStatus)
    case 'country':
      return lists(value, visitor.country)
    case 'language':
      return readList(value).some((wanted) => visitor.languages.some((spoken) => takesLanguage(fold(wanted), spoken)))
  }
}

/** A "not" is the opposite of its operator, also where nothing is known. A malformed condition holds for nobody. */
const holds = (condition: DisplayCondition, visitor: Visitor): boolean =>
  isWellFormed(condition) && holdsPositively(condition, visitor) !== isNegative(condition)

/** Whether a visitor sees what has these conditions: who meets all of them; where there are none, everybody. */
export const isShownTo = (conditions: readonly DisplayCondition[], visitor: Visitor): boolean =>
  conditions.every((condition) => holds(condition, visitor))
