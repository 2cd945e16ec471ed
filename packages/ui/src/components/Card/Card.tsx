import { styled } from '@mui/material/styles'
import { type ComponentProps, useId } from 'react'
import { surface } from './surface.ts'

const Sheet = styled('section')(surface, {
  display: 'grid',
  gap: 14,
  minWidth: 0,
  padding: '18px 20px 20px',
  '& + &': { marginTop: 16 },
  '& > h2': { margin: 0, fontFamily: 'var(--tm-font-title)', fontWeight: 500, fontSize: 'var(--tm-title-s)', lineHeight: 1.3 },
  '& > p': { margin: 0, maxWidth: '64ch', textWrap: 'pretty' },
  '& > small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the part of the page. */
  title: string
}

/** One part of a page, on a sheet of its own. */
export const Card = ({ title, children, ...rest }: CardProps) => {
  const id = useId()
  return (
    <Sheet aria-labelledby={id} {...rest}>
      <h2 id={id}>{title}</h2>
      {children}
    </Sheet>
  )
}
