import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

export { Problem } from './parts.tsx'

export const Sheet: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 24,
  '& h2': {
    margin: 0,
    fontFamily: 'var(--tm-font-title)',
    fontWeight: 500,
    fontSize: 'var(--tm-title-m)',
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
  '& > p': { margin: 0, color: 'var(--tm-ink-muted)', textWrap: 'pretty' },
  '& fieldset': { display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 },
  '& legend': { marginBottom: 6, padding: 0, fontWeight: 550 },
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 },
})

export const Choice: ComponentType<ComponentProps<'label'>> = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  padding: '12px 14px',
  border: '1px solid var(--tm-line-strong)',
  borderRadius: 'var(--tm-radius-m)',
  color: 'var(--tm-ink-muted)',
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: 'var(--tm-accent)', background: 'var(--tm-accent-wash)', color: 'var(--tm-ink)' },
  '& input': { width: 18, height: 18, margin: '2px 0 0', accentColor: 'var(--tm-accent)' },
  '& b': { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center', color: 'var(--tm-ink)', fontWeight: 600 },
})
