import type { Tone } from './tones.tsx'

export interface BarSeries {
  id: string
  label: string
  tone: Tone
  /** One count for each period. */
  values: readonly number[]
}

export interface StatusPart {
  id: string
  label: string
  tone: Tone
  value: number
}
