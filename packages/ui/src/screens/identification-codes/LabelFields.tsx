import { styled } from '@mui/material/styles'
import { getLabelGrid, labelFileKind, labelFileSizes, labelPlaces, labelSizeProblems, refusedLabelSize } from '@tracemark/api/rules'
import { type LabelLooks, type LabelSize, labelSymbols } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { FieldRow } from '../../components/FormFrame/FieldRow.tsx'
import type { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { NumberField } from '../../components/forms/NumberField/NumberField.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Translate } from '../../i18n/keys.ts'
import { LabelSizeFields } from './LabelSizeFields.tsx'
import { SheetPreview } from './SheetPreview.tsx'
import { layoutOptions } from './sheet-names.ts'

const Preview = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 16,
  '& > p': { flex: '1 1 160px', margin: 0, display: 'grid', gap: 4 },
  '& strong': { fontWeight: 550 },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

/** What somebody begins with who has not entered a size: a full sheet of A4. */
const beginning: LabelSize = {
  unit: 'mm',
  pageWidth: 210,
  pageHeight: 297,
  columns: 3,
  rows: 8,
  labelWidth: 70,
  labelHeight: 37,
  left: 0,
  top: 0.5,
  gapX: 0,
  gapY: 0,
}

type Looks = Pick<z.input<typeof LabelLooks>, 'layout' | 'size' | 'startPosition'>

/** The size where the layout has none of its own; of others, what was entered waits in the form. */
const getSize = ({ layout, size = beginning }: Pick<Looks, 'layout' | 'size'>): { size?: LabelSize } =>
  layout === 'custom' ? { size } : {}

/** What is asked for: where there are no sheets, no first place is asked, and what was entered for another layout waits in the form. */
export const withPlace = <Values extends Looks>({ size, ...values }: Values): Omit<Values, 'size'> & { size?: LabelSize } => {
  const looks = { layout: values.layout, ...getSize({ layout: values.layout, size }) }
  return { ...values, ...getSize({ layout: values.layout, size }), ...(labelPlaces(looks) === 1 && { startPosition: 1 }) }
}

/** Why labels of this size are not created yet, in words at the field; the fields of the size say what is wrong. */
export const checkSize = (t: Translate, { layout, size = beginning }: Looks): { size?: string } =>
  refusedLabelSize({ layout, size }).length > 0 ? { size: t('identification-codes:labels.size.wrong') } : {}

interface LabelFieldsProps {
  /** Of a schema that has the looks of labels. */
  form: Pick<ReturnType<typeof useEntityForm<typeof LabelLooks>>, 'choice' | 'number' | 'flag' | 'value' | 'watch'>
  /** How many labels there are; undefined while they are counted. */
  count: number | undefined
  /** There may be fewer. */
  isAtMost?: boolean
  /** The organization has a logo. */
  hasLogo: boolean
}

/** On what labels are printed and how they look, and what comes out of it. */
export const LabelFields = ({ form, count, isAtMost = false, hasLogo }: LabelFieldsProps) => {
  const t = useTranslate()
  const format = useFormat()
  const layout = form.watch('layout') ?? 'avery_l7160'
  const size = form.watch('size') ?? beginning
  const isWhole = layout !== 'custom' || Object.keys(labelSizeProblems(size)).length === 0
  const grid = getLabelGrid({ layout, size })
  const places = isWhole ? labelPlaces({ layout, size }) : 1
  const sizeField = form.value('size', t('identification-codes:labels.size.title'))
  const startPosition = Math.min(form.watch('startPosition') || 1, places)
  const layoutField = form.choice('layout', t('identification-codes:labels.layout'), layoutOptions(t, format))
  const shown = count ?? 0
  const labels = t('identification-codes:labels.count', { count: shown, shown: format.number(shown) })
  const fileCount = labelFileSizes(shown, { layout, size: isWhole ? size : undefined, startPosition }).length
  const kind = labelFileKind(layout).toUpperCase()
  const sheets = grid ? Math.ceil((startPosition - 1 + shown) / places) : 0
  const words = [
    ...(grid ? [t('identification-codes:labels.sheets', { count: sheets, shown: format.number(sheets) })] : []),
    fileCount > 1
      ? t('identification-codes:labels.zipped', { kind, shown: format.number(fileCount) })
      : t('identification-codes:labels.one_file', { kind }),
  ]
  return (
    <>
      <SelectField {...layoutField} answered />
      {layout === 'custom' && <LabelSizeFields value={size} onChange={sizeField.onChange} error={sizeField.error} />}
      {grid && (
        <FieldRow>
          <SelectField
            {...form.choice(
              'symbol',
              t('identification-codes:labels.symbol'),
              labelSymbols.map((value) => ({
                value,
                label: t(value === 'qr' ? 'identification-codes:sample.qr' : 'identification-codes:sample.matrix'),
              })),
            )}
            answered
          />
          {places > 1 && (
            <NumberField
              {...form.number('startPosition', t('identification-codes:labels.start'))}
              key={`${layout} ${places}`}
              decimals={0}
              min={1}
              max={places}
              hint={t('identification-codes:labels.start_hint')}
            />
          )}
        </FieldRow>
      )}
      {grid && hasLogo && (
        <BooleanField {...form.flag('logo', t('identification-codes:labels.logo'))} hint={t('identification-codes:labels.logo_hint')} />
      )}
      <Preview role="status">
        {grid && isWhole && <SheetPreview grid={grid} startPosition={startPosition} count={shown} />}
        <p>
          <strong>{count !== undefined && (isAtMost ? t('identification-codes:labels.up_to', { labels }) : labels)}</strong>
          <span>{count !== undefined && format.list(words)}</span>
          {grid && <small>{t('identification-codes:labels.scale')}</small>}
        </p>
      </Preview>
    </>
  )
}
