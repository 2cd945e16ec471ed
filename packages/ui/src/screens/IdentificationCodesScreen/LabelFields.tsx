import { styled } from '@mui/material/styles'
import { labelFileSizes, labelGrids, labelsPerSheet } from '@tracemark/api/rules'
import { CODES_MAX, type LabelLooks, labelSymbols } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { FieldRow } from '../../components/FormFrame/FieldRow.tsx'
import type { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { NumberField } from '../../components/forms/NumberField/NumberField.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
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

/** How many labels a sheet has: one where there are no sheets. */
const placesOf = (layout: LabelLooks['layout']): number => (layout === 'csv' ? 1 : labelsPerSheet(labelGrids[layout]))

/** What is asked for: where there are no sheets, no first place is asked, and what was entered for another layout waits in the form. */
export const withPlace = <Values extends Pick<z.input<typeof LabelLooks>, 'layout' | 'startPosition'>>(values: Values): Values =>
  placesOf(values.layout) === 1 ? { ...values, startPosition: 1 } : values

interface LabelFieldsProps {
  /** Of a schema that has the looks of labels. */
  form: Pick<ReturnType<typeof useEntityForm<typeof LabelLooks>>, 'choice' | 'number' | 'flag' | 'watch'>
  /** How many labels there are; undefined while they are counted. */
  count: number | undefined
  /** The organization has a logo. */
  hasLogo: boolean
}

/** On what labels are printed and how they look, and what comes out of it. */
export const LabelFields = ({ form, count, hasLogo }: LabelFieldsProps) => {
  const t = useTranslate()
  const format = useFormat()
  const layout = form.watch('layout') ?? 'avery_l7160'
  const grid = layout === 'csv' ? undefined : labelGrids[layout]
  const places = placesOf(layout)
  const startPosition = Math.min(form.watch('startPosition') || 1, places)
  const layoutField = form.choice('layout', t('labels:layout'), layoutOptions(t, format))
  const shown = count ?? 0
  const fileCount = labelFileSizes({ count: shown, startPosition }, CODES_MAX, grid).length
  const sheets = grid ? Math.ceil((startPosition - 1 + shown) / places) : 0
  const words = [
    ...(grid ? [t('labels:sheets', { count: sheets, shown: format.number(sheets) })] : []),
    fileCount > 1 ? t('labels:zipped', { shown: format.number(fileCount) }) : t('labels:one_file'),
  ]
  return (
    <>
      <SelectField {...layoutField} answered />
      {grid && (
        <FieldRow>
          <SelectField
            {...form.choice(
              'symbol',
              t('labels:symbol'),
              labelSymbols.map((value) => ({
                value,
                label: t(value === 'qr' ? 'identification-codes:sample.qr' : 'identification-codes:sample.matrix'),
              })),
            )}
            answered
          />
          {places > 1 && (
            <NumberField
              {...form.number('startPosition', t('labels:start'))}
              key={layout}
              decimals={0}
              min={1}
              max={places}
              hint={t('labels:start_hint')}
            />
          )}
        </FieldRow>
      )}
      {grid && hasLogo && <BooleanField {...form.flag('logo', t('labels:logo'))} hint={t('labels:logo_hint')} />}
      <Preview role="status">
        {grid && layout !== 'csv' && <SheetPreview sheet={layout} startPosition={startPosition} count={shown} />}
        <p>
          <strong>{count !== undefined && t('identification-codes:labels.count', { count, shown: format.number(count) })}</strong>
          <span>{count !== undefined && format.list(words)}</span>
          {grid && <small>{t('labels:scale')}</small>}
        </p>
      </Preview>
    </>
  )
}
