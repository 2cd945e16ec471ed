import type { ReactNode } from 'react'

/** Fields side by side, as many as there is room for. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: '20px 24px' }}>{children}</div>
)
