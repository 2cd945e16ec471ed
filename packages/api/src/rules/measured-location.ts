import type { Location } from '../schemas/index.ts'

/** Seven decimals of a degree are a centimetre. */
export const DEGREE_DECIMALS = 7

interface Measured {
  longitude: number
  latitude: number
  /** Metres. */
  accuracy?: number | undefined
}

/** A place as a device measured it, without the digits that its arithmetic adds: what is recorded is shown with every digit. */
export const measuredLocation = ({ longitude, latitude, accuracy }: Measured): Location => {
  const degrees = (value: number) => Number(value.toFixed(DEGREE_DECIMALS))
  return {
    point: { type: 'Point', coordinates: [degrees(longitude), degrees(latitude)] },
    ...(accuracy !== undefined && { pointAccuracy: Math.max(1, Math.round(accuracy)) }),
  }
}
