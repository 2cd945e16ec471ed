import type { PublicRecord } from '../schemas/index.ts'
import type { DemoInteraction } from './types.ts'

const round = (degrees: number) => Math.round(degrees * 100) / 100

export const newestFirst = (first: DemoInteraction, second: DemoInteraction): number =>
  second.recordDate.localeCompare(first.recordDate) || second._id.localeCompare(first._id)

/** As visitors see it: places to about a kilometre. */
export const toRecord = ({ _id, name, recordDate, valueChainElement, recordLocation }: DemoInteraction): PublicRecord => {
  const [longitude, latitude] = recordLocation?.point?.coordinates ?? []
  return {
    id: _id,
    name,
    date: recordDate,
    ...(valueChainElement && { stage: valueChainElement.name }),
    ...(recordLocation?.place !== undefined && { place: recordLocation.place }),
    ...(longitude !== undefined &&
      latitude !== undefined && {
        point: { type: 'Point' as const, coordinates: [round(longitude), round(latitude)] as [number, number] },
      }),
  }
}
