import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

const kbd = {
  padding: '0 5px',
  border: '1px solid var(--tm-line)',
  borderRadius: 4,
  background: 'var(--tm-paper)',
  color: 'var(--tm-ink-muted)',
  font: '500 var(--tm-text-xs)/18px var(--tm-font-ui)',
}

export const Head: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  height: 52,
  padding: '0 16px',
  borderBottom: '1px solid var(--tm-line)',
  color: 'var(--tm-ink-muted)',
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'var(--tm-ink)',
    font: '400 var(--tm-text-l)/24px var(--tm-font-ui)',
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: 'var(--tm-ink-muted)', opacity: 1 },
  },
  '& kbd': kbd,
})

export const Body: ComponentType<ComponentProps<'div'>> = styled('div')({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 6px 6px',
  '& [role=group]': { paddingTop: 4 },
  '& h3': {
    position: 'sticky',
    zIndex: 1,
    top: 0,
    margin: 0,
    padding: '6px 10px 4px',
    background: 'var(--tm-paper-raised)',
    color: 'var(--tm-ink-muted)',
    font: '600 var(--tm-text-xs)/16px var(--tm-font-ui)',
  },
  '& kbd': kbd,
})

/** What stands in the list's place: nothing found, or no answer. */
export const Note: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '12px 10px',
  color: 'var(--tm-ink-muted)',
  '& b': { flexBasis: '100%', color: 'var(--tm-ink)', fontWeight: 550 },
  '& button': { marginInlineStart: 'auto' },
})

export const Waiting: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'grid',
  gap: 14,
  padding: '12px 10px',
})

export const Foot: ComponentType<ComponentProps<'div'>> = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  flex: 'none',
  padding: '8px 16px',
  borderTop: '1px solid var(--tm-line)',
  background: 'var(--tm-paper)',
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-xs)',
  '& kbd': { ...kbd, marginInlineEnd: 4 },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))
