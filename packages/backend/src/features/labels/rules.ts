import type { Unit } from '@tracemark/api/schemas'

/** Units of a variant whose numbers follow each other. */
export interface LabelRun {
  batchId: string
  first: number
  last: number
}

/** The runs among these units, which stand in the order of their variants and numbers. Units without a variant are in none. */
export const findLabelRuns = (units: readonly Pick<Unit, 'batchId' | 'sequenceNumber'>[]): LabelRun[] => {
  const runs: LabelRun[] = []
  for (const { batchId, sequenceNumber } of units) {
    const newest = runs.at(-1)
    if (newest?.batchId === batchId && newest?.last === sequenceNumber - 1) newest.last = sequenceNumber
    else if (batchId !== undefined) runs.push({ batchId, first: sequenceNumber, last: sequenceNumber })
  }
  return runs
}
