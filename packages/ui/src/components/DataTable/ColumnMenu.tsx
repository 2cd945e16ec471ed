import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { useChoiceMenu } from '../ChoiceMenu/use-choice-menu.tsx'
import type { TableLayout } from './table-layouts.ts'
import type { Density } from './types.ts'

interface ColumnMenuProps {
  columns: readonly { field: string; header: string; hideable?: boolean | undefined }[]
  /** The fields of those that are seen. */
  shown: ReadonlySet<string>
  density: Density
  layout: TableLayout
  onLayout: (layout: TableLayout) => void
}

/** Chooses the columns, of which one always stays, and how high the rows are, or lets all be as at first. */
export const ColumnMenu = ({ columns, shown, density, layout, onLayout }: ColumnMenuProps) => {
  const t = useTranslate()
  const { opener, menu } = useChoiceMenu(
    [
      ...columns
        .filter(({ hideable }) => hideable !== false)
        .map(({ field, header }) => {
          const selected = shown.has(field)
          return {
            id: field,
            label: header,
            selected,
            disabled: selected && shown.size === 1,
            onChoose: () => onLayout({ ...layout, shown: { ...layout.shown, [field]: !selected } }),
          }
        }),
      {
        id: '__density',
        apart: true,
        label: t('lists:roomy'),
        selected: density === 'roomy',
        onChoose: () => onLayout({ ...layout, density: density === 'roomy' ? 'compact' : 'roomy' }),
      },
      {
        id: '__reset',
        apart: true,
        label: t('lists:reset'),
        disabled: Object.keys(layout).length === 0,
        onChoose: () => onLayout({}),
      },
    ],
    { many: true },
  )
  return (
    <>
      <Button variant="text" size="small" startIcon={<Icon name="columns" />} {...opener}>
        {t('lists:columns')}
      </Button>
      {menu}
    </>
  )
}
