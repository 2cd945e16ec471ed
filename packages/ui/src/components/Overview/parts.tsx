import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { surface } from '../Card/surface.ts'
import { takeClick } from '../plain-click.ts'

/** Counts side by side, each with what it counts. */
export const Figures: ComponentType<ComponentProps<'dl'>> = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: 12,
  margin: '0 0 16px',
  // Four of them stand in twos where they have no room in one line.
  '@media (max-width: 480px)': { '&:has(> div:nth-of-type(4))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '& > div': { ...surface, display: 'flex', flexDirection: 'column-reverse', padding: '14px 16px' },
  '& dt': { color: 'var(--tm-ink-muted)' },
  '& dt > a': { color: 'inherit', textUnderlineOffset: 3 },
  '& dd': { margin: 0, fontFamily: 'var(--tm-font-title)', fontSize: 'var(--tm-title-m)', fontVariantNumeric: 'lining-nums tabular-nums' },
})

/** What is missing, each with its way there. */
export const Gaps: ComponentType<ComponentProps<'ul'>> = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '14px minmax(0, 1fr)', alignItems: 'baseline', gap: 10 },
  '& svg': { position: 'relative', top: 2, color: 'var(--tm-ink-muted)' },
  '& a': { color: 'var(--tm-ink)', textDecorationColor: 'var(--tm-line-strong)', textUnderlineOffset: 3 },
})

/** One line with a way in it. */
export const Line: ComponentType<ComponentProps<'div'>> = styled('div')({
  overflowWrap: 'anywhere',
  '& a': { color: 'var(--tm-ink)', textDecorationColor: 'var(--tm-line-strong)', textUnderlineOffset: 3 },
  '& a:hover': { color: 'var(--tm-accent-strong)', textDecorationColor: 'currentcolor' },
})

/** Text that leads to a page, where there is one. */
export const Way = ({ href, onOpen, children }: { href: string | undefined; onOpen: (href: string) => void; children: ReactNode }) =>
  href === undefined ? (
    children
  ) : (
    <a
      href={href}
      onClick={(event) => {
        if (takeClick(event)) onOpen(href)
      }}
    >
      {children}
    </a>
  )
