export { ConditionsText, type ConditionsTextProps } from './ConditionsText.tsx'
export { type ConditionNames, conditionsSentence, namedInConditions } from './conditions-sentence.ts'
