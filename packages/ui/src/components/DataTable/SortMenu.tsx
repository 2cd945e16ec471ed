import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { useChoiceMenu } from '../ChoiceMenu/use-choice-menu.tsx'
import type { DataTableSort } from './types.ts'

export interface SortChoice extends DataTableSort {
  label: string
}

interface SortMenuProps {
  choices: readonly SortChoice[]
  sort: DataTableSort | undefined
  onSort: (sort: DataTableSort) => void
}

/** Cards have no column heads to sort by. */
export const SortMenu = ({ choices, sort, onSort }: SortMenuProps) => {
  const t = useTranslate()
  const chosen = choices.find(({ field, direction }) => field === sort?.field && direction === sort.direction)
  const { opener, menu } = useChoiceMenu(
    choices.map(({ label, field, direction }) => ({
      id: `${field} ${direction}`,
      label,
      selected: chosen !== undefined && field === chosen.field && direction === chosen.direction,
      onChoose: () => onSort({ field, direction }),
    })),
  )
  return (
    <>
      <Button variant="text" size="small" endIcon={<Icon name="down" size={12} />} {...opener}>
        {chosen?.label ?? t('lists:sort')}
      </Button>
      {menu}
    </>
  )
}
