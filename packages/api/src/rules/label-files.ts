import type { LabelLayout, LabelLooks } from '../schemas/index.ts'
import { EXPORT_MAX } from './export-max.ts'
import { isLabelTable, labelPlaces } from './label-layout.ts'

/**
 * How many labels or codes one file has. A CSV file is written while it leaves. The others are made in memory and within a call's time:
 * more become numbered parts in one ZIP.
 */
export const LABEL_FILE_MAX = { pdf: 2000, xlsx: EXPORT_MAX.xlsx, csv: Number.POSITIVE_INFINITY } as const

export const labelFileKind = (layout: LabelLayout): keyof typeof LABEL_FILE_MAX => (isLabelTable(layout) ? layout : 'pdf')

/** How many of `count` labels each file has. A file ends with a full sheet where another follows, so that none is wasted. */
export const labelFileSizes = (
  count: number,
  { layout, size, startPosition }: Pick<LabelLooks, 'layout' | 'size' | 'startPosition'>,
): number[] => {
  const max = LABEL_FILE_MAX[labelFileKind(layout)]
  const each = labelPlaces({ layout, size })
  const sizes: number[] = []
  for (let [left, used] = [count, startPosition - 1]; left > 0; used = 0) {
    const full = Math.floor((max + used) / each) * each - used
    sizes.push(left <= max ? left : full)
    left -= sizes.at(-1) ?? left
  }
  return sizes
}
