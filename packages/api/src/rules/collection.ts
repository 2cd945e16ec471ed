import { type Collection, type FieldProblem, RULES_MAX } from '../schemas/index.ts'

type Filling = Partial<Pick<Collection, 'interactionIds'>> & { rule?: Collection['rule'] | null }

const isByHand = ({ interactionIds = [] }: Filling): boolean => interactionIds.length > 0

export const isByRule = ({ rule }: Filling): boolean => rule !== undefined && rule !== null

/** What is wrong with how a collection would be filled: by a rule or by hand, and never by both. `before`: what is changed. */
export const findFillingProblem = (after: Filling, before: Filling = {}): FieldProblem | undefined => {
  if (!isByRule(after) || !isByHand(after)) return undefined
  if (isByHand(before) && !isByRule(before))
    return { path: ['rule'], message: 'must not be given to a collection that is filled by hand: empty it first', code: 'other' }
  return { path: ['interactionIds'], message: 'must be empty: the collection holds what its rule finds', code: 'other' }
}

/** What is wrong where there are so many collections by rule already. */
export const findRuleProblem = (others: number): FieldProblem | undefined =>
  others < RULES_MAX
    ? undefined
    : {
        path: ['rule'],
        message: `must not be given: an organization has ${RULES_MAX} collections by rule at most`,
        code: 'too_many',
        params: { maximum: RULES_MAX },
      }
