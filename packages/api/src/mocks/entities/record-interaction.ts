import type { InteractionDetail } from '../../schemas/index.ts'
import type { MockState } from '../mock-state.ts'

interface Subject {
  organizationId: number
  accountId: string
  thingId: string
  itemId: string | undefined
  taskId: string
  /** That of the value chain where absent. */
  elementId: string | undefined
}

/** An element of the asset's value chain, as a record names it; the chain's own default where none is asked for. */
export const findElement = (
  { tables }: MockState,
  { organizationId, thingId, elementId }: Omit<Subject, 'accountId' | 'itemId' | 'taskId'>,
) => {
  const chain = tables.valueChains.find(organizationId, tables.assets.get(organizationId, thingId).valueChainId)
  const element = chain?.elements.find(({ id, isDefault }) => (elementId === undefined ? isDefault : id === elementId))
  return chain && element && { id: element.id, name: element.name, valueChainName: chain.name }
}

type Said = Omit<InteractionDetail, '_id' | 'orgId' | 'thingId' | 'name' | 'thing' | 'item' | 'task' | 'valueChainElement' | 'recordDate'>

/** Puts a record first in the list. Nobody has made what a visitor's run records. */
export const recordInteraction = (state: MockState, subject: Subject, said: Said): InteractionDetail => {
  const { tables, now, newId } = state
  const { organizationId, accountId, thingId, itemId, taskId } = subject
  const task = tables.tasks.get(organizationId, taskId)
  const { id, name, image } = tables.assets.get(organizationId, thingId)
  const unit = tables.units.find(organizationId, itemId)
  const element = findElement(state, subject)
  const record: InteractionDetail = {
    _id: newId(),
    orgId: organizationId,
    thingId,
    name: task.name,
    thing: { id, name, image },
    ...(unit && { item: { id: unit.id, name: unit.name } }),
    task: { id: task.id, name: task.name },
    ...(task.reviewRequired && { review: 'received' as const }),
    ...(element && { valueChainElement: element }),
    recordDate: now().toISOString(),
    ...(accountId !== '' && { createdBy: { id: accountId, name: state.getName(accountId) } }),
    ...said,
  }
  state.interactions.unshift(record)
  state.forms.set(record._id, task.config)
  return record
}
