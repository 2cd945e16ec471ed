import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { Choice } from './types.ts'

const list = onDemand(() => import('./ChoiceList.tsx'))
const fetchAhead = () => void list.load().catch(() => undefined)

interface ChoiceMenu {
  /** What the button needs that opens the menu. */
  opener: {
    id: string
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    onPointerEnter: () => void
    onFocus: () => void
    onClick: (event: MouseEvent<HTMLElement>) => void
  }
  /** Stands beside the button. */
  menu: ReactNode
}

/** A button's menu, whose code is fetched when pointer or focus come near. `many`: each choice is ticked by itself. */
export const useChoiceMenu = (choices: readonly Choice[], { many = false } = {}): ChoiceMenu => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const open = anchor !== undefined
  const code = useOnDemand(list, open)
  return {
    opener: {
      id,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      onClick: (event) => {
        event.stopPropagation()
        setAnchor(event.currentTarget)
      },
    },
    menu: code && <code.ChoiceList choices={choices} many={many} anchor={anchor} labelledBy={id} onClose={() => setAnchor(undefined)} />,
  }
}
