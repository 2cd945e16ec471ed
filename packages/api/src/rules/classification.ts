import type { Answers, AnswerValue, Classification, ClassificationRule } from '../schemas/index.ts'

/** The graver one wins. */
const gravity: Record<Classification, number> = { unclassified: 0, notice: 1, alert: 2, warning: 3 }

const holds = ({ operator, value }: ClassificationRule, answer: AnswerValue): boolean => {
  if (operator === 'equals') return answer === value
  if (typeof answer !== 'number' || typeof value !== 'number') return false
  return operator === 'greater_than' ? answer > value : answer < value
}

/** The gravest classification among the rules that the answers meet, else the task's default. */
export const classify = (rules: readonly ClassificationRule[], otherwise: Classification, answers: Answers): Classification => {
  const met = rules.filter((rule) => {
    const answer = Object.hasOwn(answers, rule.widgetId) ? answers[rule.widgetId] : undefined
    return answer !== undefined && holds(rule, answer)
  })
  return met.reduce<Classification>(
    (gravest, { classification }) => (gravity[classification] > gravity[gravest] ? classification : gravest),
    otherwise,
  )
}
