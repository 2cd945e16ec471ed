import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { takeClick } from '../../components/plain-click.ts'

const Figure = styled('a')({
  color: 'var(--tm-ink)',
  font: '500 var(--tm-title-s)/1.35 var(--tm-font-title)',
  fontVariantNumeric: 'lining-nums tabular-nums',
  textDecorationColor: 'var(--tm-line-strong)',
  textUnderlineOffset: 4,
  '&[data-size="large"]': { fontSize: 'var(--tm-title-l)', textDecoration: 'none' },
  '&[data-size="small"]': { color: 'var(--tm-ink-muted)', font: 'inherit', fontSize: 'var(--tm-text-s)' },
  '&:hover': { textDecoration: 'underline', textDecorationColor: 'currentcolor' },
})

interface LinkProps {
  href: string
  onOpen: (href: string) => void
  size?: 'large' | 'small'
  label?: string
  children: ReactNode
}

/** A number that leads to what it counts. */
export const FigureLink = ({ href, onOpen, size, label, children }: LinkProps) => (
  <Figure
    href={href}
    data-size={size}
    aria-label={label}
    onClick={(event) => {
      if (takeClick(event)) onOpen(href)
    }}
  >
    {children}
  </Figure>
)
