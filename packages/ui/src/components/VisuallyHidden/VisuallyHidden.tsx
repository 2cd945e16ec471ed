import styled from '@emotion/styled'
import type { ComponentProps, ComponentType } from 'react'

/** Words for screen readers, where sighted people have a picture. */
export const VisuallyHidden: ComponentType<ComponentProps<'span'>> = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
