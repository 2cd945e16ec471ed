import { labelGrids, labelsPerSheet } from '@tracemark/api/rules'
import { type LabelPrint, labelLayouts } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

type Layout = LabelPrint['layout']

/** Names that are the same everywhere: what stands on the box of the sheets. */
const names: Partial<Record<Layout, string>> = {
  avery_l7160: 'Avery L7160',
  avery_l7163: 'Avery L7163',
  avery_l7651: 'Avery L7651',
  a4_3x8: 'A4 3 × 8',
  a4_2x4: 'A4 2 × 4',
}

/** `Avery L7160: 21 labels, 63.5 × 38.1 mm`. */
export const layoutName = (t: Translate, format: Format, layout: Layout): string => {
  if (layout === 'csv') return t('identification-codes:labels.table')
  const grid = labelGrids[layout]
  const size = { width: format.number(grid.label.width), height: format.number(grid.label.height) }
  const name = names[layout]
  if (name === undefined) return t('identification-codes:labels.roll', size)
  return t('identification-codes:labels.sheet', { name, count: labelsPerSheet(grid), ...size })
}

export const layoutOptions = (t: Translate, format: Format) =>
  labelLayouts.map((layout) => ({ value: layout, label: layoutName(t, format, layout) }))
