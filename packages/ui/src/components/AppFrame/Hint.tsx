import type { ReactElement } from 'react'
import { onDemand, useOnDemand } from '../on-demand.ts'

const hints = onDemand(() => import('./HintBubble.tsx'))

/** Says in words, on hover and focus, what shows as an icon only. What it stands around has the same words as its name. */
export const Hint = ({ label, wanted, children }: { label: string; wanted: boolean; children: ReactElement }) => {
  const hint = useOnDemand(hints, wanted)
  if (!hint) return children
  return <hint.HintBubble label={wanted ? label : ''}>{children}</hint.HintBubble>
}
