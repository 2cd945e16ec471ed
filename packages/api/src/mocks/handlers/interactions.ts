import { libraryIdOf } from '../../content/index.ts'
import { contract } from '../../contract/index.ts'
import { checkAnswers, classify, pageOf, recordedAnswers, searchText } from '../../rules/index.ts'
import {
  type Classification,
  classifications,
  type Interaction,
  type InteractionDetail,
  type InteractionExport,
  type InteractionQuery,
  type InteractionRevision,
} from '../../schemas/index.ts'
import { hasWords } from '../listed.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import type { MockClaims } from '../mock-tokens.ts'
import { elementOf, recordInteraction } from '../record-interaction.ts'

const { interactions } = contract

type Filters = Omit<InteractionQuery, 'page' | 'perPage' | 'sort'> | Omit<InteractionExport, 'format'>

const searched = ({ _id, thing, item, task, valueChainElement, reportedLocation }: InteractionDetail): string =>
  [_id, thing.name, item?.name, task.name, valueChainElement?.name, reportedLocation?.place].join(' ')

const filtered = ({ tables }: MockState, all: readonly InteractionDetail[], query: Filters, accountId: string) =>
  all.filter(
    (record) =>
      hasWords(query.search, searched(record)) &&
      (query.thingId === undefined || record.thingId === query.thingId) &&
      (query.taskId === undefined || record.task.id === query.taskId) &&
      (query.history === undefined ||
        query.history === 'all' ||
        tables.tasks.find(record.orgId, record.task.id)?.taskLibraryId === libraryIdOf(query.history)) &&
      (!query.createdByMe || record.createdBy?.id === accountId) &&
      (query.from === undefined || Date.parse(record.recordDate) >= Date.parse(query.from)) &&
      (query.to === undefined || Date.parse(record.recordDate) < Date.parse(query.to)),
  )

const ofClassification = (all: readonly InteractionDetail[], wanted: readonly Classification[] | undefined) =>
  all.filter(({ classification }) => !wanted?.length || wanted.includes(classification))

const sortValue: Record<string, (interaction: InteractionDetail) => string> = {
  recordDate: ({ recordDate }) => recordDate,
  thing: ({ thing }) => searchText(thing.name),
  task: ({ task }) => searchText(task.name),
  classification: ({ classification }) => String(classifications.indexOf(classification)),
}

const sorted = (all: readonly InteractionDetail[], sort: InteractionQuery['sort']) => {
  const [field = 'recordDate', direction] = sort.split('_')
  const value = sortValue[field] ?? (({ recordDate }: InteractionDetail) => recordDate)
  const order = direction === 'asc' ? 1 : -1
  return all.toSorted((first, second) => (value(first) < value(second) ? -order : value(first) > value(second) ? order : 0))
}

const countsOf = (all: readonly InteractionDetail[]): Record<Classification, number> => {
  const count = (wanted: Classification) => all.filter(({ classification }) => classification === wanted).length
  return { notice: count('notice'), alert: count('alert'), warning: count('warning'), unclassified: count('unclassified') }
}

const cell = (text = '') => `"${text.replaceAll('"', '""')}"`

const csvOf = (all: readonly Interaction[]): string =>
  [
    'id,recordDate,classification,asset,unit,task',
    ...all.map((row) =>
      [row._id, row.recordDate, row.classification, cell(row.thing.name), cell(row.item?.name), cell(row.task.name)].join(','),
    ),
    '',
  ].join('\r\n')

/** An empty page, which readers of PDF open. */
const EMPTY_PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

export const interactionHandlers = (state: MockState) => {
  const { tables, now } = state
  const of = (organizationId: number) => state.interactions.filter(({ orgId }) => orgId === organizationId)
  const record = (organizationId: number, id: string): InteractionDetail => {
    const found = of(organizationId).find(({ _id }) => _id === id)
    if (!found) throw new MockProblem('not_found')
    return found
  }
  /** Keeps who changed what and when. What is already so is no change. */
  const revise = (before: InteractionDetail, claims: MockClaims, change: InteractionRevision['after']): InteractionDetail => {
    const { orgId: organizationId, thingId } = before
    const { valueChainElementId: elementId, ...said } = change
    const element = elementId ? elementOf(state, { organizationId, thingId, elementId }) : undefined
    if (elementId && !element) throw refused(['valueChainElementId'], "must be an element of the asset's value chain")
    const fields: Readonly<Record<string, unknown>> = { ...before, valueChainElementId: before.valueChainElement?.id ?? null }
    const different = Object.entries(change).filter(([name, value]) => value !== undefined && fields[name] !== value)
    if (different.length === 0) return before
    const changedAt = now().toISOString()
    const revision: InteractionRevision = {
      changedAt,
      changedBy: { id: claims.sub, name: state.nameOf(claims.sub) },
      before: Object.fromEntries(different.map(([name]) => [name, fields[name] ?? null])),
      after: Object.fromEntries(different),
    }
    const after: InteractionDetail = {
      ...before,
      ...said,
      reportedDate: said.reportedDate ?? before.reportedDate,
      classification: said.classification ?? before.classification,
      reportedLocation: (said.reportedLocation === undefined ? before.reportedLocation : said.reportedLocation) ?? undefined,
      valueChainElement: elementId === undefined ? before.valueChainElement : element,
      expiredAt: (said.expiredAt === undefined ? before.expiredAt : said.expiredAt) ?? undefined,
      changedAt,
      changes: [...(before.changes ?? []), revision],
    }
    state.interactions[state.interactions.indexOf(before)] = after
    return after
  }

  return [
    mockEndpoint(state, interactions.list, ({ claims, organizationId, query }) => {
      const left = filtered(state, of(organizationId), query, claims.sub)
      const page = pageOf(sorted(ofClassification(left, query.classification), query.sort), query)
      return { ...page, classifications: countsOf(left) }
    }),
    mockEndpoint(state, interactions.get, ({ organizationId, params }) => record(organizationId, params.id)),
    mockEndpoint(state, interactions.create, ({ organizationId, claims, body }) => {
      const { thingId, taskId, itemId, answers, valueChainElementId } = body
      const link = tables.taskAssets.of(organizationId).find((row) => row.taskId === taskId && row.thingId === thingId)
      if (!link) throw refused(['taskId'], 'must be a task that the asset has')
      if (itemId !== undefined && tables.units.find(organizationId, itemId)?.thingId !== thingId)
        throw refused(['itemId'], 'must be a unit of the asset')
      const { config, rules, defaultClassification } = tables.tasks.get(organizationId, taskId)
      const [problem] = checkAnswers(config.widgets, answers)
      if (problem) throw refused(['answers', problem.widgetId], problem.reason)
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
      return revise(before, claims, body)
    }),
    mockEndpoint(state, interactions.expire, ({ organizationId, claims, params, body }) =>
      revise(record(organizationId, params.id), claims, { expiredAt: body.expiredAt ?? now().toISOString() }),
    ),
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
        classifications: countsOf(all),
        latest: all[0],
      }
    }),
    mockEndpoint(state, interactions.export, ({ organizationId, claims, body }) => {
      if (body.format === 'pdf') return new Blob([EMPTY_PDF], { type: 'application/pdf' })
      const all = ofClassification(filtered(state, of(organizationId), body, claims.sub), body.classification)
      return new Blob([csvOf(all)], { type: 'text/csv' })
    }),
  ]
}
