import type { ComponentProps, ComponentType } from 'react'
import { part } from '../part.ts'
import { PlainButton } from './PlainButton.tsx'

/** A button that shows an icon only: `aria-label` names it. */
export const IconButton: ComponentType<ComponentProps<'button'>> = part(PlainButton, 'tm-icon-button')
