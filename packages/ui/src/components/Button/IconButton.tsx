import styled from '@emotion/styled'
import type { ComponentProps, ComponentType } from 'react'
import { PlainButton } from './PlainButton.tsx'

/** A button that shows an icon only: `aria-label` names it. */
export const IconButton: ComponentType<ComponentProps<'button'>> = styled(PlainButton)({
  flex: 'none',
  padding: 8,
  borderRadius: 'var(--tm-radius-s)',
  color: 'var(--tm-ink-muted)',
  transition: 'background-color var(--tm-motion-fast) var(--tm-ease)',
  '&:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
  '&:disabled': { opacity: 0.5 },
})
