import { type AttachedCounts, checkAnswers, toAnswerReason } from '@tracemark/api/rules'
import type { Answers, FieldProblem, TaskConfig } from '@tracemark/api/schemas'

const fieldProblems = (problems: ReturnType<typeof checkAnswers>): FieldProblem[] =>
  problems.map((problem) => ({ path: ['widgets', problem.widgetId], message: problem.reason, ...toAnswerReason(problem) }))

/** What keeps a draft from being kept. A required answer may still be missing. */
export const draftProblems = ({ widgets }: TaskConfig, answers: Answers, attached: AttachedCounts): FieldProblem[] =>
  fieldProblems(checkAnswers(widgets, answers, attached).filter(({ reason }) => reason !== 'required'))

/** What keeps answers from becoming a record. */
export const recordProblems = ({ widgets }: TaskConfig, answers: Answers, attached: AttachedCounts): FieldProblem[] =>
  fieldProblems(checkAnswers(widgets, answers, attached))

/** What this caller may answer: a relationship with a wallet is the issuer's to tell, and everything else the worker's. */
export const selectAnswers = <Value>(
  { widgets }: TaskConfig,
  given: Readonly<Record<string, Value>>,
  by: 'issuer' | 'worker',
): Record<string, Value> => {
  const credentials = new Set(widgets.filter(({ parameters }) => parameters.input === 'evernymInvitation').map(({ id }) => id))
  return Object.fromEntries(Object.entries(given).filter(([id]) => credentials.has(id) === (by === 'issuer')))
}

interface Chain {
  defaultElementId?: string | undefined
  elements: readonly { id: string; enabled: boolean }[]
}

/**
 * Where a record stands: at the element that the task names, where it is one of the asset's chain and enabled; else at the
 * chain's default; else at the first that is enabled. Without a chain, where the task says.
 */
export const pickElement = (chain: Chain | undefined, wanted: string | undefined): string | undefined => {
  if (!chain) return wanted
  const enabled = chain.elements.filter((element) => element.enabled).map(({ id }) => id)
  return [wanted, chain.defaultElementId, enabled[0]].find((id) => id !== undefined && enabled.includes(id))
}

/** A device's clock may run ahead; what is reported can't lie after the moment it was recorded. */
export const reportedDate = (reported: Date | undefined, recorded: Date): Date => (reported && reported < recorded ? reported : recorded)
