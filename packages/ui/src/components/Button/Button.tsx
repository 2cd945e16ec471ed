import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { plain } from './PlainButton.tsx'

/** As MUI's Button looks in our theme (theme/mui-controls.ts). Who styles a button further has the last word with `&[data-variant]`. */
const Look = styled('button')(plain, {
  minWidth: 64,
  minHeight: 'var(--tm-control)',
  padding: '0 14px',
  borderRadius: 'var(--tm-radius-s)',
  font: '550 var(--tm-text-m)/20px var(--tm-font-ui)',
  whiteSpace: 'nowrap',
  transition: 'background-color var(--tm-motion-fast) var(--tm-ease)',
  '& > [data-at=start]': { display: 'inline-flex', marginInline: '-4px 8px' },
  '& > [data-at=end]': { display: 'inline-flex', marginInline: '8px -4px' },
  '&:where([data-size=small])': { minHeight: 28, padding: '0 10px', fontSize: 'var(--tm-text-s)' },
  '&:where([data-size=small]) > [data-at=end]': { marginInlineEnd: -2 },
  '&:where([data-variant=outlined])': {
    border: '1px solid var(--tm-line-strong)',
    background: 'var(--tm-paper-raised)',
    boxShadow: 'var(--tm-shadow-1)',
    color: 'var(--tm-ink)',
  },
  '&:where([data-variant=outlined]):hover': { borderColor: 'var(--tm-line-field)', background: 'var(--tm-paper)' },
  '&:where([data-variant=contained])': { background: 'var(--tm-accent)', color: 'var(--tm-on-accent)' },
  '&:where([data-variant=contained]):hover': { background: 'var(--tm-accent-strong)' },
  '&:where([data-variant=contained]):disabled': { background: 'var(--tm-plain-wash)', color: 'var(--tm-ink-muted)' },
  '&:where([data-variant=text])': { color: 'var(--tm-ink-muted)' },
  '&:where([data-variant=text]):hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
  '&:where(:not([data-variant=contained])):disabled': { opacity: 0.5 },
})

export interface ButtonProps extends ComponentProps<'button'> {
  /** One action of a page is `contained`: its primary one. */
  variant?: 'contained' | 'outlined' | 'text'
  /** 28 px high; else as high as every control. */
  size?: 'small'
  startIcon?: ReactNode
  endIcon?: ReactNode
  /** Makes it a link that looks like a button. */
  href?: string
  target?: string
  rel?: string
}

/** A button of the staff tier: there with the page, which MUI is not. */
export const Button = ({ variant = 'outlined', size, startIcon, endIcon, children, ...rest }: ButtonProps) => (
  <Look {...(rest.href === undefined ? { type: 'button' } : { as: 'a' })} data-variant={variant} data-size={size} {...rest}>
    {startIcon && <span data-at="start">{startIcon}</span>}
    {children}
    {endIcon && <span data-at="end">{endIcon}</span>}
  </Look>
)
