import {
  GridColumnMenu,
  GridColumnMenuHideItem,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  useGridApiContext,
  useGridRootProps,
} from '@mui/x-data-grid'
import { useContext } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useDirection } from '../../theme/direction.ts'
import { GridParts } from './grid-context.ts'

const MoveItems = ({ colDef, onClick }: GridColumnMenuItemProps) => {
  const t = useTranslate()
  const { move } = useContext(GridParts)
  const api = useGridApiContext()
  const { slots } = useGridRootProps()
  const isLeftToRight = useDirection() === 'ltr'
  const fields = api.current
    .getVisibleColumns()
    .map(({ field }) => field)
    .filter((field) => !field.startsWith('__'))
  const item = (side: 'left' | 'right') => {
    const step = (side === 'right') === isLeftToRight ? 1 : -1
    return (
      <slots.baseMenuItem
        key={side}
        disabled={fields[fields.indexOf(colDef.field) + step] === undefined}
        iconStart={<Icon name={side} />}
        onClick={(event) => {
          move(colDef.field, step)
          onClick(event)
        }}
      >
        {t(`lists:move_${side}`)}
      </slots.baseMenuItem>
    )
  }
  return [item('left'), item('right')]
}

const slots = { columnMenuColumnsItem: GridColumnMenuHideItem, columnMenuMoveItems: MoveItems }
const slotProps = { columnMenuMoveItems: { displayOrder: 20 } }

/** The grid's menu of a column: sort, move, hide. The columns that are hidden come back through the list's own menu of columns. */
export const HeadMenu = (props: GridColumnMenuProps) => <GridColumnMenu {...props} slots={slots} slotProps={slotProps} />
