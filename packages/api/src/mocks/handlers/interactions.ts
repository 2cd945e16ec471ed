import { contract } from '../../contract/index.ts'
import { pageOf, searchText, wordsOf } from '../../rules/index.ts'
import { type Classification, classifications, type InteractionDetail, type InteractionQuery } from '../../schemas/index.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'

/** Each word somewhere. */
const matches = ({ thing, item, task, valueChainElement, reportedLocation }: InteractionDetail, search: string): boolean => {
  const texts = [thing.name, item?.name, task.name, valueChainElement?.name, reportedLocation?.place]
  return wordsOf(search).every((word) => texts.some((text) => text && searchText(text).includes(searchText(word))))
}

const filtered = (all: readonly InteractionDetail[], query: InteractionQuery, accountId: string) =>
  all.filter(
    (interaction) =>
      (query.search === undefined || query.search === '' || interaction._id === query.search || matches(interaction, query.search)) &&
      (query.thingId === undefined || interaction.thingId === query.thingId) &&
      (query.taskId === undefined || interaction.task.id === query.taskId) &&
      // No task of the demo is one of the library.
      (query.history === undefined || query.history === 'all') &&
      (!query.createdByMe || interaction.createdBy?.id === accountId) &&
      (query.from === undefined || Date.parse(interaction.recordDate) >= Date.parse(query.from)) &&
      (query.to === undefined || Date.parse(interaction.recordDate) < Date.parse(query.to)),
  )

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

const count = (all: readonly InteractionDetail[], classification: Classification) =>
  all.filter((interaction) => interaction.classification === classification).length

export const interactionHandlers = (state: MockState) => {
  const ofOrganization = (claims: { sub: string; orgId?: number | undefined }, organization: number) => {
    if (claims.orgId !== organization) throw new MockProblem('organization_not_found')
    return state.interactions.filter(({ orgId }) => orgId === organization)
  }
  return [
    mockEndpoint(state, contract.interactions.list, ({ claims, params, query }) => {
      const left = filtered(ofOrganization(claims, params.org), query, claims.sub)
      const chosen = left.filter(({ classification }) => !query.classification?.length || query.classification.includes(classification))
      const page = pageOf(sorted(chosen, query.sort), query)
      return {
        ...page,
        items: page.items.map(({ answers: _, taskResultMessage: __, ...interaction }) => interaction),
        classifications: {
          notice: count(left, 'notice'),
          alert: count(left, 'alert'),
          warning: count(left, 'warning'),
          unclassified: count(left, 'unclassified'),
        },
      }
    }),
    mockEndpoint(state, contract.interactions.get, ({ claims, params }) => {
      const interaction = ofOrganization(claims, params.org).find(({ _id }) => _id === params.id)
      if (!interaction) throw new MockProblem('not_found')
      return interaction
    }),
  ]
}
