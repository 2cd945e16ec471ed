import { contract } from '../../contract/index.ts'
import {
  checkAnswers,
  classify,
  correctRecorded,
  countAttached,
  getAnswerCorrection,
  getCorrectionEnd,
  isAfterRecording,
  isReasonRequired,
  listReviewMoves,
  recordedAnswers,
  takeAnswers,
  toAnswerReason,
  toAnswers,
  toPage,
} from '../../rules/index.ts'
import {
  type AnswerForm,
  type Interaction,
  type InteractionDetail,
  type InteractionRevision,
  NOWHERE,
  type OwnInteraction,
} from '../../schemas/index.ts'
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
import { toMap, WORLD } from '../entities/interaction-map.ts'
import { findElement, recordInteraction } from '../entities/record-interaction.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import type { MockClaims } from '../mock-tokens.ts'

const { interactions } = contract

type Visibility = NonNullable<InteractionRevision['after']['visibility']>

export const interactionHandlers = (state: MockState) => {
  const { tables, now } = state
  const of = (organizationId: number) => state.interactions.filter(({ orgId }) => orgId === organizationId)
  const record = (organizationId: number, id: string): InteractionDetail => {
    const found = of(organizationId).find(({ _id }) => _id === id)
    if (!found) throw new MockProblem('not_found')
    return found
  }
  const changeVisibility = (organizationId: number, claims: MockClaims, id: string, to: Visibility, reason?: string) => {
    const hidden = state.interactionsOutOfSight.find(({ _id, orgId }) => _id === id && orgId === organizationId)
    const { visibility: from = 'shown', ...before } = hidden ?? { ...record(organizationId, id), visibility: undefined }
    if (from === 'deleted' && to !== 'shown') throw new MockProblem('not_found')
    if (from === to) return { id }
    const changedAt = now().toISOString()
    const revision: InteractionRevision = {
      changedAt,
      changedBy: { id: claims.sub, name: state.getName(claims.sub) },
      before: { visibility: from },
      after: { visibility: to },
      ...(reason !== undefined && { reason }),
    }
    const after: InteractionDetail = { ...before, changedAt, changes: [...(before.changes ?? []), revision] }
    const isOther = ({ _id }: InteractionDetail) => _id !== id
    state.interactions = state.interactions.filter(isOther)
    state.interactionsOutOfSight = state.interactionsOutOfSight.filter(isOther)
    if (to === 'shown') state.interactions.push(after)
    else state.interactionsOutOfSight.push({ ...after, visibility: to })
    state.interactions.sort((one, other) => other.recordDate.localeCompare(one.recordDate))
    return { id }
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
    if (said.reportedDate !== undefined && isAfterRecording(said.reportedDate, before.recordDate))
      throw refused(['reportedDate'], `must not be after ${before.recordDate}, when it was recorded`, 'too_late')
    const fields: Readonly<Record<string, unknown>> = {
      ...before,
      valueChainElementId: before.valueChainElement?.id ?? null,
      attachments: before.attachments ?? [],
    }
    const isSame = (name: string, value: unknown) => JSON.stringify(fields[name] ?? null) === JSON.stringify(value)
    const different = Object.entries(change).filter(([name, value]) => value !== undefined && !isSame(name, value))
    if (different.length === 0) return before
    const changedAt = now().toISOString()
    const nameElement = (of: InteractionDetail['valueChainElement']) =>
      of && different.some(([name]) => name === 'valueChainElementId') && { valueChainElement: { id: of.id, name: of.name } }
    const revision: InteractionRevision = {
      changedAt,
      changedBy: { id: claims.sub, name: state.getName(claims.sub) },
      before: { ...Object.fromEntries(different.map(([name]) => [name, fields[name] ?? null])), ...nameElement(before.valueChainElement) },
      after: { ...Object.fromEntries(different), ...nameElement(element) },
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
      answers: said.answers ?? before.answers,
      attachments: said.attachments ?? before.attachments,
      expiredAt: (said.expiredAt === undefined ? before.expiredAt : said.expiredAt) ?? undefined,
      changedAt,
      changes: [...(before.changes ?? []), revision],
    }
    state.interactions[state.interactions.indexOf(before)] = after
    return after
  }

  /** What the bearer may do about the answers of an interaction. */
  const judge = (interaction: InteractionDetail, claims: MockClaims): OwnInteraction => {
    const {
      answers: _,
      attachments: __,
      changes = [],
      taskResultMessage: ___,
      placeNote: ____,
      clockOffset: _____,
      ...listed
    } = interaction
    const isOwn = listed.createdBy?.id === claims.sub
    const { correctionHours: hours } = state.organization(listed.orgId)
    const mayUpdate = state.getPermissions(claims).includes('interactions:update')
    const reviewed = changes.findLast(({ after, reason }) => after.review !== undefined && reason !== undefined)
    return {
      ...listed,
      correction: getAnswerCorrection(listed, { isOwn, mayUpdate, hours, now: now() }),
      ...(isOwn && { correctUntil: getCorrectionEnd(listed.recordDate, hours).toISOString() }),
      ...(reviewed && { reviewReason: reviewed.reason }),
    }
  }
  /** For who recorded it, and for who may read all. */
  const readable = (organizationId: number, claims: MockClaims, id: string): InteractionDetail => {
    const found = record(organizationId, id)
    if (found.createdBy?.id !== claims.sub && !state.getPermissions(claims).includes('interactions:read'))
      throw new MockProblem('not_found')
    return found
  }
  const getForm = ({ _id, orgId, task }: Interaction) => state.forms.get(_id) ?? tables.tasks.get(orgId, task.id).config
  const toForm = (interaction: InteractionDetail, claims: MockClaims): AnswerForm => {
    const { correction, correctUntil, reviewReason, ...listed } = judge(interaction, claims)
    return {
      interaction: listed,
      config: getForm(interaction),
      answers: toAnswers(interaction.answers),
      attachments: interaction.attachments ?? [],
      correction,
      correctUntil,
      reviewReason,
    }
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
    mockEndpoint(state, interactions.outOfSight, ({ organizationId, claims, query }) => {
      const all = state.interactionsOutOfSight.filter(
        ({ orgId, visibility }) => orgId === organizationId && (query.visibility ?? visibility) === visibility,
      )
      const left = filtered(state, all, query, claims.sub)
      const items = sorted(left, query.sort).flatMap(({ _id }) => all.filter((one) => one._id === _id))
      return { ...toPage(items, query), classifications: countClassifications(left) }
    }),
    mockEndpoint(state, interactions.map, ({ claims, organizationId, query }) => {
      const find = (bounds: string) =>
        ofClassification(filtered(state, of(organizationId), { ...query, bounds }, claims.sub), query.classification)
      return toMap(find(query.bounds ?? WORLD), find(NOWHERE).length, query)
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
    mockEndpoint(state, interactions.own, ({ organizationId, claims, query }) => {
      const left = filtered(state, of(organizationId), { ...query, createdByMe: true }, claims.sub)
      const page = toPage(sorted(left, query.sort), query)
      return { ...page, items: page.items.map((item) => judge(record(organizationId, item._id), claims)) }
    }),
    mockEndpoint(state, interactions.answers, ({ organizationId, claims, params }) =>
      toForm(readable(organizationId, claims, params.id), claims),
    ),
    mockEndpoint(state, interactions.correctAnswers, ({ organizationId, claims, params, body }) => {
      const before = readable(organizationId, claims, params.id)
      const { correction } = judge(before, claims)
      assertOpen(before)
      if (correction === 'over') throw new MockProblem('correction_over')
      if (correction === 'with_reason' && !body.reason?.trim()) throw refused(['reason'], 'is required', 'required')
      const config = getForm(before)
      const recorded = { answers: before.answers, attachments: before.attachments ?? [] }
      const attachments = body.attachments ?? recorded.attachments
      const answers = takeAnswers(config.widgets, body.answers)
      const [problem] = checkAnswers(config.widgets, answers, countAttached(attachments))
      if (problem) throw refused(['answers', problem.widgetId], problem.reason, toAnswerReason(problem).code)
      const { rules, defaultClassification } = tables.tasks.get(organizationId, before.task.id)
      const isByRules = before.classification === classify(rules, defaultClassification, toAnswers(before.answers))
      const isHandedIn = before.review === 'needs_changes' && before.createdBy?.id === claims.sub
      const after = revise(before, claims, {
        ...correctRecorded(config, recorded, { answers, attachments }),
        ...(isByRules && { classification: classify(rules, defaultClassification, answers) }),
        ...(isHandedIn && { review: 'received' as const }),
        ...(body.reason !== undefined && { reason: body.reason }),
      })
      return toForm(after, claims)
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
    mockEndpoint(state, interactions.hide, ({ organizationId, claims, params, body }) =>
      changeVisibility(organizationId, claims, params.id, 'hidden', body.reason),
    ),
    mockEndpoint(state, interactions.restore, ({ organizationId, claims, params, body }) =>
      changeVisibility(organizationId, claims, params.id, 'shown', body.reason),
    ),
    mockEndpoint(state, interactions.delete, ({ organizationId, claims, params }) =>
      changeVisibility(organizationId, claims, params.id, 'deleted'),
    ),
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
      const { ids } = body
      const found = ids
        ? of(organizationId).filter(({ _id }) => ids.includes(_id))
        : ofClassification(filtered(state, of(organizationId), body, claims.sub), body.classification)
      const all = sorted(found, body.sort)
      return new Blob([toCsv(all, body.separator)], { type: 'text/csv' })
    }),
  ]
}
