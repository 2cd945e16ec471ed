import type { ComponentProps, ComponentType } from 'react'
import { part } from '../part.ts'

export type ChipTone = 'notice' | 'alert' | 'warning' | 'positive' | 'plain'

/** The shape that classifications and statuses share: an icon and a word, on a wash of the tone that `data-tone` names. */
export const Chip: ComponentType<ComponentProps<'span'> & { 'data-tone': ChipTone }> = part('span', 'tm-chip')
