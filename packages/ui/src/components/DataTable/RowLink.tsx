import type { ReactNode } from 'react'
import { part } from '../part.ts'

const Link = part('a', 'tm-row-link')

/**
 * The address of what a row opens, over the whole of its first cell: for a new tab, and to be copied. A plain click is the row's, and
 * keys reach the row itself, so Tab doesn't stop here again.
 */
export const RowLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} tabIndex={-1}>
    {children}
  </Link>
)
