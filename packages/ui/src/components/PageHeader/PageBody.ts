import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

/** What stands below a page's head. */
export const PageBody: ComponentType<ComponentProps<'div'>> = styled('div')({ marginTop: 20 })
