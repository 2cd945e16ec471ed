import { getLabelGrid, isLabelTable, labelsPerSheet, MM_IN } from '@tracemark/api/rules'
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
  avery_5160: 'Avery 5160',
  avery_5161: 'Avery 5161',
  avery_5162: 'Avery 5162',
  avery_5163: 'Avery 5163',
  avery_5164: 'Avery 5164',
  avery_5167: 'Avery 5167',
}

/** `Avery L7160: 21 labels, 63.5 × 38.1 mm`, and `Avery 5163: 10 labels, 4 × 2 in`: each in the unit of its maker. */
export const layoutName = (t: Translate, format: Format, looks: Pick<LabelPrint, 'layout' | 'size'>): string => {
  const { layout } = looks
  if (isLabelTable(layout)) return t(layout === 'csv' ? 'identification-codes:labels.table' : 'identification-codes:labels.workbook')
  const grid = getLabelGrid(looks)
  if (!grid) return t('identification-codes:labels.size.own')
  const length = (mm: number): string => format.intl(mm / MM_IN[grid.unit], { maximumFractionDigits: 3 })
  const size = { width: length(grid.label.width), height: length(grid.label.height) }
  const name = layout === 'custom' ? t('identification-codes:labels.size.own') : names[layout]
  if (name === undefined) return t('identification-codes:labels.roll', size)
  const key = grid.unit === 'mm' ? 'identification-codes:labels.sheet' : 'identification-codes:labels.sheet_inch'
  return t(key, { name, count: labelsPerSheet(grid), ...size })
}

export const layoutOptions = (t: Translate, format: Format) =>
  labelLayouts.map((layout) => ({ value: layout, label: layoutName(t, format, { layout, size: undefined }) }))
