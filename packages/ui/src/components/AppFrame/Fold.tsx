import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Rows = styled('div')({
  display: 'grid',
  gridTemplateRows: '1fr',
  transition: 'grid-template-rows var(--tm-motion) var(--tm-ease)',
  '& > div': { minHeight: 0, overflow: 'hidden', margin: -2, padding: 2, transition: 'visibility var(--tm-motion)' },
  '&[data-open=false]': { gridTemplateRows: '0fr', '& > div': { visibility: 'hidden', paddingBlock: 0 } },
})

/** What opens and closes by its height. Closed, nothing in it can be reached. */
export const Fold = ({ id, open, children }: { id: string; open: boolean; children: ReactNode }) => (
  <Rows id={id} data-open={open}>
    <div>{children}</div>
  </Rows>
)
