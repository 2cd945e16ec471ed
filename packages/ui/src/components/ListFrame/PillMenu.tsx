import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { Choice } from '../ChoiceMenu/types.ts'
import { useChoiceMenu } from '../ChoiceMenu/use-choice-menu.tsx'
import { Pill } from './Pill.tsx'

interface PillMenuProps {
  label: ReactNode
  set: boolean
  choices: readonly Choice[]
  /** Each choice is ticked by itself, and the menu stays open. */
  many?: boolean
}

/** A filter that opens a menu. */
export const PillMenu = ({ label, set, choices, many = false }: PillMenuProps) => {
  const { opener, menu } = useChoiceMenu(choices, { many })
  return (
    <>
      <Pill data-set={set} {...opener}>
        <span>{label}</span>
        <Icon name="down" size={12} />
      </Pill>
      {menu}
    </>
  )
}
