import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

const Group = styled('section')({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  paddingTop: 20,
  borderTop: '1px solid var(--tm-line)',
  '& > h3': { margin: '4px 0 -4px', fontFamily: 'var(--tm-font-title)', fontSize: 'var(--tm-text-xl)', fontWeight: 500 },
})

/** Fields of a long form that are about one thing, below its name. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Group aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Group>
  )
}
