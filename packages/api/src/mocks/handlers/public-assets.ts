import { contract } from '../../contract/index.ts'
import type { PublicAsset } from '../../schemas/index.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { issueMockToken } from '../mock-tokens.ts'
import { EXECUTION_TOKEN_LIFETIME_S } from './task-runs.ts'

export const publicAssetHandlers = (state: MockState) => {
  const { publicThings, items, variants, itemStatuses, taskThings } = state.demo
  const pageOf = ({ a, b }: { a: string; b: string }): PublicAsset => {
    const page = publicThings.find(({ organization, thing }) => organization.slug === a && thing.publicLink === b)
    if (!page) throw new MockProblem('not_found')
    return page
  }
  /** The unit alone: what else a page shows who holds one is the backend's. */
  const unitOf = (page: PublicAsset, wanted: string | undefined): Pick<PublicAsset, 'item'> => {
    const found = items.find((row) => row.thingId === page.thing.id && [row.uniqueId, row.id, row.name].includes(wanted ?? ''))
    if (!found) return {}
    const { id, name, sequenceNumber, organizationId } = found
    const status = itemStatuses.find((row) => row.organizationId === organizationId && row.value === found.status)
    const variant = variants.find((row) => row.id === found.variantId)
    return {
      item: {
        ...{ id, name, sequenceNumber },
        ...(status && { status: { value: status.value, name: status.name } }),
        ...(variant && { variant: { variantId: variant.variantId, name: variant.name } }),
      },
    }
  }
  return [
    mockEndpoint(state, contract.publicAssets.get, ({ params, query }) => {
      const page = pageOf(params)
      return { ...page, ...unitOf(page, query.unit ?? query.item) }
    }),
    mockEndpoint(state, contract.publicAssets.startTask, ({ params }) => {
      const { taskThingId } = params
      const isOffered = pageOf(params).services?.some((service) => service.taskThingId === taskThingId)
      const link = taskThings.find(({ id }) => id === taskThingId)
      if (!isOffered || !link) throw new MockProblem('not_found')
      const exp = Math.floor(state.nowSeconds()) + EXECUTION_TOKEN_LIFETIME_S
      return { jwt: issueMockToken({ kind: 'execution', sub: '', orgId: link.organizationId, taskThingId, exp }) }
    }),
  ]
}
