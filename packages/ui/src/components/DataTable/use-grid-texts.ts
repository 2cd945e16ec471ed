import type { GridColDef, GridLocaleText } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useTranslate } from '../../i18n/context.ts'

/** What the grid says of what we use of it. */
export const useGridTexts = (): Partial<GridLocaleText> => {
  const t = useTranslate()
  return useMemo(() => {
    const column = ({ headerName = '' }: GridColDef) => ({ column: headerName })
    return {
      columnMenuLabel: t('lists:column_menu_short'),
      columnMenuAriaLabel: (name) => t('lists:column_menu', { column: name }),
      columnMenuSortAsc: (definition) => t('lists:sort_ascending', column(definition)),
      columnMenuSortDesc: (definition) => t('lists:sort_descending', column(definition)),
      columnMenuHideColumn: t('lists:column_hide'),
      columnHeaderSortIconLabel: t('lists:sort'),
      checkboxSelectionHeaderName: t('lists:select_page'),
      checkboxSelectionSelectAllRows: t('lists:select_page'),
      checkboxSelectionUnselectAllRows: t('lists:select_page'),
    }
  }, [t])
}
