import { contract } from '../../contract/index.ts'
import {
  checkAnswers,
  classify,
  isReasonRequired,
  listReviewMoves,
  recordedAnswers,
  takeAnswers,
  toAnswerReason,
  toPage,
} from '../../rules/index.ts'
import type { InteractionDetail, InteractionRevision } from '../../schemas/index.ts'
import {
  countClassifications,
  EMPTY_PDF,
  EMPTY_XLSX,
  filtered,
  ofClassification,
  sorted,
  toCsv,
  XLSX_TYPE,
} from '../entities/interaction-lists.ts'
import { findElement, recordInteraction } from '../entities/record-interaction.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import type { MockClaims } from '../mock-tokens.ts'

const { interactions } = contract

export const interactionHandlers = (state: MockState) => {
  const { tables, now } = state
  const of = (organizationId: number) => state.interactions.filter(({ orgId }) => orgId === organizationId)
  const record = (organizationId: number, id: string): InteractionDetail => {
    const found = of(organizationId).find(({ _id }) => _id === id)
    if (!found) throw new MockProblem('not_found')
    return found
  }
  /** Keeps who changed what and when. What is already so is no change. */
  const revise = (
    before: InteractionDetail,
    claims: MockClaims,
    { reason, ...change }: InteractionRevision['after'] & Pick<InteractionRevision, 'reason'>,
  ): InteractionDetail => {
    const { orgId: organizationId, thingId } = before
    const { valueChainElementId: elementId, ...said } = change
    const element = elementId ? findElement(state, { organizationId, thingId, elementId }) : undefined
    if (elementId && !element) throw refused(['valueChainElementId'], "must be an element of the asset's value chain")
    const fields: Readonly<Record<string, unknown>> = { ...before, valueChainElementId: before.valueChainElement?.id ?? null }
    const different = Object.entries(change).filter(([name, value]) => value !== undefined && fields[name] !== value)
    if (different.length === 0) return before
    const changedAt = now().toISOString()
    const revision: InteractionRevision = {
      changedAt,
      changedBy: { id: claims.sub, name: state.getName(claims.sub) },
      before: Object.fromEntries(different.map(([name]) => [name, fields[name] ?? null])),
      after: Object.fromEntries(different),
      ...(reason !== undefined && { reason }),
    }
    const after: InteractionDetail = {
      ...before,
      ...said,
      reportedDate: said.reportedDate ?? before.reportedDate,
      classification: said.classification ?? before.classification,
      reportedLocation: (said.reportedLocation === undefined ? before.reportedLocation : said.reportedLocation) ?? undefined,
      valueChainElement: elementId === undefined ? before.valueChainElement : element,
      review: said.review ?? before.review,
      expiredAt: (said.expiredAt === undefined ? before.expiredAt : said.expiredAt) ?? undefined,
      changedAt,
      changes: [...(before.changes ?? []), revision],
    }
    state.interactions[state.interactions.indexOf(before)] = after
    return after
  }

  const assertOpen = ({ review }: InteractionDetail): void => {
    if (review === 'approved') throw new MockProblem('interaction_approved')
  }

  return [
    mockEndpoint(state, interactions.list, ({ claims, organizationId, query }) => {
      const left = filtered(state, of(organizationId), query, claims.sub)
      const page = toPage(sorted(ofClassification(left, query.classification), query.sort), query)
      return { ...page, classifications: countClassifications(left) }
    }),
    mockEndpoint(state, interactions.get, ({ organizationId, params }) => record(organizationId, params.id)),
    mockEndpoint(state, interactions.create, ({ organizationId, claims, body }) => {
      const { thingId, taskId, itemId, valueChainElementId } = body
      const link = tables.taskAssets.of(organizationId).find((row) => row.taskId === taskId && row.thingId === thingId)
      if (!link) throw refused(['taskId'], 'must be a task that the asset has')
      if (itemId !== undefined && tables.units.find(organizationId, itemId)?.thingId !== thingId)
        throw refused(['itemId'], 'must be a unit of the asset')
      const { config, rules, defaultClassification } = tables.tasks.get(organizationId, taskId)
      const answers = takeAnswers(config.widgets, body.answers)
      const [problem] = checkAnswers(config.widgets, answers)
      if (problem) throw refused(['answers', problem.widgetId], problem.reason, toAnswerReason(problem).code)
      const elementId = valueChainElementId ?? link.valueChainElementId
      const subject = { organizationId, accountId: claims.sub, thingId, itemId, taskId, elementId }
      return recordInteraction(state, subject, {
        classification: body.classification ?? classify(rules, defaultClassification, answers),
        reportedDate: body.reportedDate ?? now().toISOString(),
        ...(body.reportedLocation && { reportedLocation: body.reportedLocation }),
        answers: recordedAnswers(config, answers),
      })
    }),
    mockEndpoint(state, interactions.update, ({ organizationId, claims, params, body }) => {
      const before = record(organizationId, params.id)
      if (claims.kind === 'execution') {
        if (state.taskRuns.get(claims.executionId ?? '')?.result?.interactionId !== before._id) throw new MockProblem('not_found')
        if (claims.sub === '' || body.reportedDate !== undefined || body.reportedLocation !== undefined)
          throw new MockProblem('permission_denied')
      }
      assertOpen(before)
      return revise(before, claims, body)
    }),
    mockEndpoint(state, interactions.expire, ({ organizationId, claims, params, body }) => {
      const before = record(organizationId, params.id)
      if (body.expiredAt === undefined && before.expiredAt !== undefined && Date.parse(before.expiredAt) <= now().getTime()) return before
      return revise(before, claims, { ...body, expiredAt: body.expiredAt === undefined ? now().toISOString() : body.expiredAt })
    }),
    mockEndpoint(state, interactions.review, ({ organizationId, claims, params, body }) => {
      const before = record(organizationId, params.id)
      if (before.review === body.review) return before
      if (before.review === undefined || !listReviewMoves(before.review, false).includes(body.review))
        throw new MockProblem('status_conflict')
      if (!listReviewMoves(before.review, before.createdBy?.id === claims.sub).includes(body.review))
        throw new MockProblem('own_interaction')
      if (isReasonRequired(body.review) && !body.reason?.trim()) throw refused(['reason'], 'is required', 'required')
      return revise(before, claims, body)
    }),
    mockEndpoint(state, interactions.delete, ({ organizationId, params }) => {
      state.interactions.splice(state.interactions.indexOf(record(organizationId, params.id)), 1)
      return { id: params.id }
    }),
    mockEndpoint(state, interactions.summary, ({ organizationId, params }) => {
      const { id, name } = tables.assets.get(organizationId, params.x)
      const task = tables.tasks.get(organizationId, params.y)
      const all = of(organizationId).filter((row) => row.thingId === id && row.task.id === task.id)
      return {
        thing: { id, name },
        task: { id: task.id, name: task.name },
        totalItems: all.length,
        classifications: countClassifications(all),
        latest: all[0],
      }
    }),
    mockEndpoint(state, interactions.export, ({ organizationId, claims, body }) => {
      if (body.format === 'pdf') return new Blob([EMPTY_PDF], { type: 'application/pdf' })
      if (body.format === 'xlsx') return new Blob([EMPTY_XLSX], { type: XLSX_TYPE })
      const all = sorted(ofClassification(filtered(state, of(organizationId), body, claims.sub), body.classification), body.sort)
      return new Blob([toCsv(all, body.separator)], { type: 'text/csv' })
    }),
  ]
}
