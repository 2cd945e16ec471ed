import styled from '@emotion/styled'
import type { ComponentProps, ComponentType } from 'react'

export type ChipTone = 'notice' | 'alert' | 'warning' | 'positive' | 'plain'

/** The shape that classifications and statuses share: an icon and a word, on a wash of the tone that `data-tone` names. */
export const Chip: ComponentType<ComponentProps<'span'> & { 'data-tone': ChipTone }> = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 22,
  padding: '0 9px 0 6px',
  borderRadius: 11,
  fontSize: '0.78rem',
  fontWeight: 550,
  lineHeight: '22px',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '&[data-tone=notice]': { color: 'var(--tm-notice)', background: 'var(--tm-notice-wash)' },
  '&[data-tone=alert]': { color: 'var(--tm-alert)', background: 'var(--tm-alert-wash)' },
  '&[data-tone=warning]': { color: 'var(--tm-warning)', background: 'var(--tm-warning-wash)' },
  '&[data-tone=positive]': { color: 'var(--tm-positive)', background: 'var(--tm-positive-wash)' },
  '&[data-tone=plain]': { color: 'var(--tm-plain)', background: 'var(--tm-plain-wash)' },
})
