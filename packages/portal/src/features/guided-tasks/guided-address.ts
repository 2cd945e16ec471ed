import type { FieldPlace, GuidedAddress } from '@tracemark/state-machines/guided-tasks'

/** Where a session of guided tasks stands, in the page's address: back button, reload and links keep the place. */
export const readGuidedAddress = (params: URLSearchParams): GuidedAddress => ({
  thingId: params.get('thing') ?? undefined,
  itemId: params.get('item') ?? undefined,
  taskId: params.get('task') ?? undefined,
  isChoosingUnit: params.get('step') === 'unit' || undefined,
  isOver: params.get('step') === 'summary' || undefined,
})

export const writeGuidedAddress = ({ thingId, itemId, isChoosingUnit, taskId, isOver }: GuidedAddress): string => {
  const params = new URLSearchParams()
  if (thingId) params.set('thing', thingId)
  if (itemId) params.set('item', itemId)
  if (taskId) params.set('task', taskId)
  if (isChoosingUnit) params.set('step', 'unit')
  if (isOver) params.set('step', 'summary')
  return `?${params}`
}

/** Where a unit of the asset is chosen. */
export const toUnitsAddress = (thingId: string): GuidedAddress => ({ thingId, isChoosingUnit: true })

export const toPlaceAddress = ({ thing, item }: FieldPlace): GuidedAddress => ({ thingId: thing.id, itemId: item?.id })
