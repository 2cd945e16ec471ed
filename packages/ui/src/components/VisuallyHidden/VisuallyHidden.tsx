import type { ComponentProps, ComponentType } from 'react'
import { part } from '../part.ts'

/** Words for screen readers, where sighted people have a picture. */
export const VisuallyHidden: ComponentType<ComponentProps<'span'>> = part('span', 'tm-visually-hidden')
