import type { Components } from '@mui/material/styles'

const focusRing = { outline: '2px solid var(--tm-accent)', outlineOffset: 2 }

const startless = { borderLeftColor: 'var(--tm-line)', borderInlineStartColor: 'transparent' }

/** A toggle that lies over the end of the one before it. MUI names the sides of left-to-right pages. */
const joined = { marginLeft: 0, marginInlineStart: -1, borderRadius: 0, ...startless, '&.Mui-disabled': startless }

/** Buttons, inputs, chips and toggles in the kit's shape. */
export const controls: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'secondary' },
    styleOverrides: {
      root: {
        minHeight: 'var(--tm-control)',
        padding: '0 14px',
        borderRadius: 'var(--tm-radius-s)',
        fontSize: 'var(--tm-text-m)',
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        transition: 'background-color var(--tm-motion-fast) var(--tm-ease)',
      },
      startIcon: { margin: 0, marginInlineEnd: 8, marginInlineStart: -4 },
      endIcon: { margin: 0, marginInlineEnd: -4, marginInlineStart: 8 },
      sizeSmall: { minHeight: 28, padding: '0 10px', fontSize: 'var(--tm-text-s)' },
      outlined: {
        color: 'var(--tm-ink)',
        background: 'var(--tm-paper-raised)',
        borderColor: 'var(--tm-line-strong)',
        boxShadow: 'var(--tm-shadow-1)',
        '&:hover': { background: 'var(--tm-paper)', borderColor: 'var(--tm-line-field)' },
      },
      contained: {
        background: 'var(--tm-accent)',
        color: 'var(--tm-on-accent)',
        '&:hover': { background: 'var(--tm-accent-strong)' },
        '&.Mui-disabled': { background: 'var(--tm-plain-wash)', color: 'var(--tm-ink-muted)' },
      },
      text: {
        color: 'var(--tm-ink-muted)',
        '&:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
        '&.Mui-disabled': { color: 'var(--tm-ink-muted)', opacity: 0.5 },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--tm-radius-s)',
        color: 'var(--tm-ink-muted)',
        padding: 8,
        '&:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 'var(--tm-control)',
        borderRadius: 'var(--tm-radius-s)',
        background: 'var(--tm-paper-raised)',
        fontSize: 'var(--tm-text-m)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--tm-line-strong)' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--tm-line-field)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--tm-accent)', borderWidth: 1 },
        '&.Mui-focused': { boxShadow: '0 0 0 3px var(--tm-accent-wash)' },
      },
      input: { padding: '8px 10px', height: 20, '&::placeholder': { color: 'var(--tm-ink-muted)', opacity: 1 } },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: { padding: 6, color: 'var(--tm-line-field)', '&.Mui-checked': { color: 'var(--tm-accent)' }, '&.Mui-focusVisible': focusRing },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      firstButton: { borderRadius: 0, borderStartStartRadius: 'var(--tm-radius-s)', borderEndStartRadius: 'var(--tm-radius-s)' },
      middleButton: joined,
      lastButton: { ...joined, borderStartEndRadius: 'var(--tm-radius-s)', borderEndEndRadius: 'var(--tm-radius-s)' },
      root: { background: 'var(--tm-paper-raised)', borderRadius: 'var(--tm-radius-s)', boxShadow: 'var(--tm-shadow-1)' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: 'calc(var(--tm-control) - 2px)',
        padding: '0 12px',
        textTransform: 'none',
        fontWeight: 400,
        color: 'var(--tm-ink-muted)',
        borderColor: 'var(--tm-line)',
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        '&:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--tm-accent-wash)', color: 'var(--tm-accent-strong)', fontWeight: 600 },
      },
    },
  },
}
