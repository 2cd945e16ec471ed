import type { ComponentProps } from 'react'
import { withClass } from '../with-class.ts'
import './Chip.css'

export type ChipTone = 'notice' | 'alert' | 'warning' | 'positive' | 'usual' | 'plain' | 'own'

export interface ChipProps extends ComponentProps<'span'> {
  /** Its colour and wash. */
  'data-tone': ChipTone
}

const Shape = withClass('span', 'tm-chip')

/** The shape that classifications and statuses share: an icon and a word, on a wash of the tone that `data-tone` names. */
export const Chip = (props: ChipProps) => <Shape {...props} />
