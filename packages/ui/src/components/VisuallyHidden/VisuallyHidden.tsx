import type { ComponentProps, ComponentType } from 'react'
import { withClass } from '../with-class.ts'

/** Words for screen readers, where sighted people have a picture. */
export const VisuallyHidden: ComponentType<ComponentProps<'span'>> = withClass('span', 'tm-visually-hidden')
