import type { ComponentType } from 'react'

/** The ground that parts of the field tier stand on. */
export const inField = (Story: ComponentType) => (
  <div className="tm" style={{ width: '100%', maxWidth: 400 }}>
    <Story />
  </div>
)
