import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

/** What every box looks like that text is put into. */
export const boxLook = {
  border: '1px solid var(--tm-line-field)',
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-paper-raised)',
  '&:hover': { borderColor: 'var(--tm-ink-muted)' },
} as const

/** While the focus is in it. */
export const boxFocus = {
  borderColor: 'var(--tm-accent)',
  boxShadow: '0 0 0 3px var(--tm-accent-wash)',
  outline: '1px solid var(--tm-accent)',
} as const

/** What can be read and not written is a value below its name, and no box to write into. */
export const boxReadOnly = { padding: 0, border: 0, background: 'transparent' } as const

/** The box around a native control and what stands beside it. Its look follows the state of the control: nothing is computed. */
export const ControlBox: ComponentType<ComponentProps<'span'>> = styled('span')(boxLook, {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '0 10px',
  color: 'var(--tm-ink-muted)',
  cursor: 'text',
  '&:focus-within': boxFocus,
  '&:has([aria-invalid=true])': { borderColor: 'var(--tm-warning)' },
  '&:has([aria-invalid=true]):focus-within': { boxShadow: '0 0 0 3px var(--tm-warning-wash)', outlineColor: 'var(--tm-warning)' },
  '&&:has(:is(input, textarea):read-only:not(:disabled, [type=color], [type=hidden], [data-waiting]))': {
    ...boxReadOnly,
    minHeight: 0,
    cursor: 'auto',
    '& .MuiAutocomplete-endAdornment': { display: 'none' },
  },
  '& textarea:read-only': { minHeight: 0, fieldSizing: 'content', resize: 'none' },
  '& input:read-only': { textOverflow: 'ellipsis' },
  '&:has(> :is(input, textarea, select):disabled:not([type=color]))': {
    background: 'var(--tm-plain-wash)',
    borderColor: 'var(--tm-line)',
    cursor: 'default',
  },
  '& :is(input:not([type=color]), textarea, select)': {
    flex: 1,
    minWidth: 0,
    padding: '7px 0',
    border: 0,
    outline: 0,
    background: 'transparent',
    font: 'inherit',
    lineHeight: '20px',
    color: 'var(--tm-ink)',
    appearance: 'none',
  },
  // A box of its own kind may have it otherwise.
  '& :is(input, textarea):read-only:where(:not(:disabled, [type=color], [type=checkbox], [data-waiting]))': { padding: 0 },
  '& :is(input, textarea, select):disabled': { color: 'var(--tm-ink-muted)', WebkitTextFillColor: 'var(--tm-ink-muted)', opacity: 1 },
  '& ::placeholder': { color: 'var(--tm-ink-muted)', opacity: 1 },
  '& textarea': { minHeight: 76, resize: 'vertical' },
  '& > .MuiIconButton-root': { padding: 5, marginInlineEnd: -6 },
})
