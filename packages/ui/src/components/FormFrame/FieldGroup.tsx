import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

const Group = styled('section')({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  paddingTop: 20,
  borderTop: '1px solid var(--tm-line)',
  '& > :is(h2, h3)': { margin: '4px 0 -4px', fontFamily: 'var(--tm-font-title)', fontSize: 'var(--tm-text-xl)', fontWeight: 500 },
})

interface FieldGroupProps {
  title: string
  /** `h2` on a page, below its own. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** Fields of a long form that are about one thing, below its name. */
export const FieldGroup = ({ title, heading: Heading = 'h3', children }: FieldGroupProps) => {
  const id = useId()
  return (
    <Group aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Group>
  )
}
