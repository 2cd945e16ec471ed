import type { ReactNode } from 'react'
import { withClass } from '../with-class.ts'
import './Fold.css'

const Rows = withClass('div', 'tm-fold-rows')

/** What opens and closes by its height. Closed, nothing in it can be reached. */
export const Fold = ({ id, open, children }: { id: string; open: boolean; children: ReactNode }) => (
  <Rows id={id} data-open={open}>
    <div>{children}</div>
  </Rows>
)
