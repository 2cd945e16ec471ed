import styled from '@emotion/styled'
import type { ComponentProps, ComponentType } from 'react'
import { below } from '../../theme/breakpoints.ts'
import { Button } from '../Button/Button.tsx'

export const Frame: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'flex',
  minHeight: '100dvh',
  background: 'var(--tm-paper)',
})

export const Side: ComponentType<ComponentProps<'div'> & { 'data-collapsed': boolean }> = styled('div')({
  position: 'sticky',
  zIndex: 11,
  top: 0,
  flex: 'none',
  width: 236,
  height: '100dvh',
  borderInlineEnd: '1px solid var(--tm-side-line)',
  transition: 'width var(--tm-motion) var(--tm-ease)',
  '&[data-collapsed=true]': { width: 61 },
})

export const Column: ComponentType<ComponentProps<'div'>> = styled('div')({ flex: 1, minWidth: 0 })

export const Top: ComponentType<ComponentProps<'header'>> = styled('header')({
  position: 'sticky',
  zIndex: 10,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 52,
  padding: '0 20px 0 28px',
  borderBottom: '1px solid var(--tm-line)',
  background: 'var(--tm-paper)',
  '& > [data-end]': { display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: 'auto' },
  [below('tablet')]: { gap: 4, padding: '0 8px' },
})

export const Main: ComponentType<ComponentProps<'main'>> = styled('main')({
  maxWidth: 1376,
  padding: '26px 28px 40px',
  '&:focus': { outline: 'none' },
  [below('tablet')]: { padding: '18px 14px 32px' },
})

export const Skip: ComponentType<ComponentProps<'a'>> = styled('a')({
  position: 'fixed',
  zIndex: 1500,
  top: 8,
  insetInlineStart: 8,
  padding: '8px 14px',
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-accent)',
  color: 'var(--tm-on-accent)',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
})

export const ReloadButton: ComponentType<ComponentProps<typeof Button>> = styled(Button)({
  marginInlineStart: 'auto',
  '&[data-variant]': { borderColor: 'currentcolor', background: 'transparent', boxShadow: 'none', color: 'inherit' },
})
