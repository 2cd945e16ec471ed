import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { Actions, Panel, Seal } from './EmptyPanel.tsx'

interface PlainPanelProps {
  icon: IconName
  title: string
  text: string
  /** The next step. */
  actions?: ReactNode
  heading?: 'h1' | 'h2'
}

/** Says in the caller's words why there is nothing to see, and what to do. */
export const PlainPanel = ({ icon, title, text, actions, heading: Heading = 'h2' }: PlainPanelProps) => (
  <Panel>
    <Seal>
      <Icon name={icon} size={26} />
    </Seal>
    <Heading>{title}</Heading>
    <p>{text}</p>
    {actions !== undefined && <Actions>{actions}</Actions>}
  </Panel>
)
