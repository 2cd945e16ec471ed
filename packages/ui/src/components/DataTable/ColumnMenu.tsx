import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { useChoiceMenu } from '../ChoiceMenu/use-choice-menu.tsx'
import type { Density } from './types.ts'

interface ColumnMenuProps {
  columns: readonly { field: string; header: string; hideable?: boolean | undefined }[]
  hidden: ReadonlySet<string>
  density: Density
  onHidden: (hidden: ReadonlySet<string>) => void
  onDensity: (density: Density) => void
}

/** Chooses the columns, of which one always stays, and how high the rows are. */
export const ColumnMenu = ({ columns, hidden, density, onHidden, onDensity }: ColumnMenuProps) => {
  const t = useTranslate()
  const toggle = (field: string) => {
    const next = new Set(hidden)
    if (!next.delete(field)) next.add(field)
    onHidden(next)
  }
  const shown = columns.filter(({ field }) => !hidden.has(field))
  const { opener, menu } = useChoiceMenu(
    [
      ...columns
        .filter(({ hideable }) => hideable !== false)
        .map(({ field, header }) => ({
          id: field,
          label: header,
          chosen: !hidden.has(field),
          disabled: shown.length === 1 && shown[0]?.field === field,
          onChoose: () => toggle(field),
        })),
      {
        id: '__density',
        apart: true,
        label: t('tables:roomy'),
        chosen: density === 'roomy',
        onChoose: () => onDensity(density === 'roomy' ? 'compact' : 'roomy'),
      },
    ],
    { many: true },
  )
  return (
    <>
      <Button variant="text" size="small" startIcon={<Icon name="columns" />} {...opener}>
        {t('tables:columns')}
      </Button>
      {menu}
    </>
  )
}
