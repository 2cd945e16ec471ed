import type { IconName } from '../../icons/Icon.tsx'

/** An entry of a menu. */
export interface Choice {
  id: string
  label: string
  icon?: IconName | undefined
  /** Of one that is chosen from several; absent for what only acts. */
  selected?: boolean | undefined
  /** Below a line: of another kind than those above it. */
  apart?: boolean | undefined
  disabled?: boolean | undefined
  /** Below the label: why it is disabled, and what to do instead. */
  hint?: string | undefined
  /** It takes something away: told apart by colour, confirmed by the caller. */
  destructive?: boolean | undefined
  onChoose: () => void
}
