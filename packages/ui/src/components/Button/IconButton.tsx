import type { ComponentProps, ComponentType } from 'react'
import { withClass } from '../with-class.ts'
import { PlainButton } from './PlainButton.tsx'

/** A button that shows an icon only: `aria-label` names it. */
export const IconButton: ComponentType<ComponentProps<'button'>> = withClass(PlainButton, 'tm-icon-button')
