import type { Components } from '@mui/material/styles'

const surface = {
  background: 'var(--tm-paper-raised)',
  backgroundImage: 'none',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  boxShadow: 'var(--tm-shadow-2)',
}

/** Menus, popovers, drawers, tooltips and skeletons. */
export const surfaces: Components = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', color: 'var(--tm-ink)' } } },
  MuiMenu: { styleOverrides: { paper: { ...surface, marginTop: 4, minWidth: 180 }, list: { padding: 4 } } },
  MuiPopover: { styleOverrides: { paper: surface } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 'calc(var(--tm-control) - 2px)',
        padding: '6px 10px',
        gap: 10,
        borderRadius: 'var(--tm-radius-s)',
        fontSize: 'var(--tm-text-m)',
        // On a phone a long choice has two lines.
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '& > svg': { flex: 'none' },
        '&:hover, &.Mui-focusVisible': { background: 'var(--tm-hover)' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          background: 'var(--tm-accent-wash)',
          color: 'var(--tm-accent-strong)',
        },
        '&.Mui-focusVisible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
      },
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        background: 'transparent',
        color: 'var(--tm-ink-muted)',
        fontSize: 'var(--tm-text-xs)',
        fontWeight: 600,
        lineHeight: '28px',
        padding: '2px 10px 0',
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { ...surface, marginBlock: 4 },
      listbox: { padding: 4 },
      noOptions: { color: 'var(--tm-ink-muted)' },
      option: {
        minHeight: 'calc(var(--tm-control) - 2px)',
        padding: '6px 10px',
        borderRadius: 'var(--tm-radius-s)',
        '&.Mui-focused, &:hover': { background: 'var(--tm-hover)' },
        '&.Mui-focusVisible': { background: 'var(--tm-hover)', outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
        '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
          background: 'var(--tm-accent-wash)',
          color: 'var(--tm-accent-strong)',
          fontWeight: 600,
        },
      },
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { ...surface, borderRadius: 'var(--tm-radius-l)', width: 460, margin: 16, maxHeight: 'calc(100% - 32px)' } },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--tm-line)' } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--tm-scrim)' } } } },
  MuiDrawer: { styleOverrides: { paper: { background: 'var(--tm-paper-sunken)', border: 0, boxShadow: 'var(--tm-shadow-2)' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: {
        background: 'var(--tm-inverse)',
        color: 'var(--tm-on-inverse)',
        fontSize: 'var(--tm-text-xs)',
        borderRadius: 'var(--tm-radius-s)',
      },
    },
  },
  MuiSkeleton: { defaultProps: { animation: false }, styleOverrides: { root: { background: 'var(--tm-plain-wash)', borderRadius: 4 } } },
  MuiAvatar: {
    styleOverrides: {
      root: { background: 'var(--tm-accent-wash)', color: 'var(--tm-accent-strong)', fontSize: 'var(--tm-text-xs)', fontWeight: 650 },
    },
  },
}
