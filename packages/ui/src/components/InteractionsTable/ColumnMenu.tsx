import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import { useId, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { CheckItem } from '../FilterBar/CheckItem.tsx'
import { type ColumnField, columnFields } from './columns.tsx'

interface ColumnMenuProps {
  columns: readonly ColumnField[]
  onColumns: (columns: readonly ColumnField[]) => void
}

/** Chooses the columns; the last one stays. */
export const ColumnMenu = ({ columns, onColumns }: ColumnMenuProps) => {
  const t = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const toggle = (field: ColumnField) => {
    const next = columnFields.filter((other) => (other === field) !== columns.includes(other))
    if (next.length > 0) onColumns(next)
  }
  return (
    <>
      <Button
        id={id}
        variant="text"
        size="small"
        startIcon={<Icon name="columns" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('interactions:columns')}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {columnFields.map((field) => (
          <CheckItem key={field} checked={columns.includes(field)} onClick={() => toggle(field)}>
            {t(`interactions:column.${field}`)}
          </CheckItem>
        ))}
      </Menu>
    </>
  )
}
