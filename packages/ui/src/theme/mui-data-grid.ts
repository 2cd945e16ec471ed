import type { Components } from '@mui/material/styles'
import type {} from '@mui/x-data-grid/themeAugmentation'

/** The DataGrid as part of a card: no frame of its own, hairlines, quiet heads. Static styles only. */
export const dataGrid: Components = {
  MuiDataGrid: {
    styleOverrides: {
      root: {
        '--DataGrid-rowBorderColor': 'var(--tm-line)',
        border: 0,
        borderRadius: 0,
        fontSize: 'var(--tm-text-m)',
        fontFeatureSettings: '"tnum"',
        color: 'var(--tm-ink)',
        '& .MuiDataGrid-columnSeparator': { color: 'transparent' },
        '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { color: 'var(--tm-line-strong)' },
        '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within':
          {
            outline: 'none',
          },
        '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
          outline: '2px solid var(--tm-accent)',
          outlineOffset: -2,
          borderRadius: 4,
        },
      },
      columnHeader: { padding: '0 12px', '&.MuiDataGrid-columnHeaderCheckbox': { padding: 0 } },
      cellCheckbox: { padding: 0 },
      columnHeaderTitle: { fontWeight: 550, fontSize: 'var(--tm-text-s)', color: 'var(--tm-ink-muted)' },
      'cell--textLeft': { textAlign: 'inherit' },
      'cell--textRight': { textAlign: 'end' },
      cell: { height: 'calc(var(--height) - 1px)', padding: '0 12px', border: 0 },
      row: {
        cursor: 'pointer',
        borderTop: '1px solid var(--tm-line)',
        '&:hover': { background: 'var(--tm-paper)' },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--tm-accent-wash)' },
      },
      'row--firstVisible': { borderTopColor: 'transparent' },
    },
  },
}
