import { Classification, type Coordinates, type InteractionChange, type InteractionDetail } from '@tracemark/api/schemas'
import * as z from 'zod/mini'

/** Where an interaction took place: as it stands, as the device recorded it, at other coordinates, or nowhere known. */
export const placeChoices = ['kept', 'recorded', 'other', 'none'] as const

const REASON_MAX = 1000

/** What a correction fills in. The text of `coordinates` is latitude, then longitude, as people write them. */
export const Correction = z.object({
  classification: Classification,
  valueChainElementId: z.optional(z.string()),
  reportedDate: z.string(),
  place: z.enum(placeChoices),
  coordinates: z.optional(z.string()),
  placeName: z.optional(z.string().check(z.maxLength(200))),
  reason: z.string().check(z.minLength(1), z.maxLength(REASON_MAX)),
})
export type CorrectionValues = z.input<typeof Correction>

type Corrected = Pick<InteractionDetail, 'classification' | 'valueChainElement' | 'reportedDate' | 'reportedLocation' | 'recordLocation'>

/** What a correction of this interaction begins with. */
export const toCorrection = ({ classification, valueChainElement, reportedDate, reportedLocation }: Corrected): CorrectionValues => ({
  classification,
  ...(valueChainElement && { valueChainElementId: valueChainElement.id }),
  reportedDate,
  place: reportedLocation ? 'kept' : 'none',
  reason: '',
})

const DEGREES = /^[+-]?\d{1,3}(\.\d+)?$/
const BETWEEN = /[,;\s]+/
const LATITUDE_MAX = 90
const LONGITUDE_MAX = 180

/** Coordinates of a text in decimal degrees, latitude first (`4.3351, -75.703`); undefined where it is none. */
export const readCoordinates = (text: string): Coordinates | undefined => {
  const parts = text.trim().replaceAll('−', '-').split(BETWEEN)
  const [latitude = Number.NaN, longitude = Number.NaN] = parts.map((part) => (DEGREES.test(part) ? Number(part) : Number.NaN))
  const isPlace = parts.length === 2 && Math.abs(latitude) <= LATITUDE_MAX && Math.abs(longitude) <= LONGITUDE_MAX
  return isPlace ? [longitude, latitude] : undefined
}

const toLocation = ({ place, coordinates = '', placeName }: CorrectionValues, { reportedLocation, recordLocation }: Corrected) => {
  if (place === 'kept') return reportedLocation
  if (place === 'recorded') return recordLocation
  const point = place === 'other' ? readCoordinates(coordinates) : undefined
  return point && { point: { type: 'Point' as const, coordinates: point }, ...(placeName ? { place: placeName } : {}) }
}

/** The change that a correction is: what differs from before, and why. */
export const toChange = (values: CorrectionValues, before: CorrectionValues, interaction: Corrected): InteractionChange => {
  const { classification, valueChainElementId, reportedDate, place, reason } = values
  return {
    ...(classification !== before.classification && { classification }),
    ...((valueChainElementId ?? '') !== (before.valueChainElementId ?? '') && { valueChainElementId: valueChainElementId || null }),
    ...(reportedDate !== before.reportedDate && { reportedDate }),
    ...(place !== before.place && { reportedLocation: toLocation(values, interaction) ?? null }),
    reason,
  }
}
