import type { GridColDef, GridLocaleText } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useTranslate } from '../../i18n/context.ts'

/** What the grid says of what we use of it. */
export const useGridTexts = (): Partial<GridLocaleText> => {
  const t = useTranslate()
  return useMemo(() => {
    const column = ({ headerName = '' }: GridColDef) => ({ column: headerName })
    return {
      columnMenuLabel: t('tables:column_menu_short'),
      columnMenuAriaLabel: (name) => t('tables:column_menu', { column: name }),
      columnMenuSortAsc: (definition) => t('tables:sort_ascending', column(definition)),
      columnMenuSortDesc: (definition) => t('tables:sort_descending', column(definition)),
      columnMenuHideColumn: t('tables:column_hide'),
      columnHeaderSortIconLabel: t('tables:sort'),
      checkboxSelectionHeaderName: t('tables:select_page'),
      checkboxSelectionSelectAllRows: t('tables:select_page'),
      checkboxSelectionUnselectAllRows: t('tables:select_page'),
    }
  }, [t])
}
