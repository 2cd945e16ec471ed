import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { Icon, type IconName } from '../../../icons/Icon.tsx'

/** The middle of the page. */
export const Middle: ComponentType<ComponentProps<'main'>> = styled('main')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: 'var(--tm-screen-height, 100dvh)',
  padding: '24px 16px',
})

const Sheet = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 12,
  width: '100%',
  maxWidth: 480,
  padding: '40px 32px 28px',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-l)',
  background: 'var(--tm-paper-raised)',
  boxShadow: 'var(--tm-shadow-2)',
  textAlign: 'center',
  '& h1': {
    margin: 0,
    fontFamily: 'var(--tm-font-title)',
    fontWeight: 500,
    fontSize: 'var(--tm-title-l)',
    lineHeight: 1.2,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  '& > p': { margin: 0, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-l)', textWrap: 'pretty', overflowWrap: 'anywhere' },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 12 },
  '& > div > *': { minWidth: 128 },
  '@media (max-width: 480px)': { padding: '32px 20px 24px', '& > div > *': { flex: '1 0 100%' } },
})

/** Two rings around a picture or a drawing: a seal on the letter. */
const Seal = styled('span')({
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: 88,
  height: 88,
  marginBottom: 4,
  padding: 8,
  border: '1.5px solid var(--tm-accent)',
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 5px var(--tm-paper-raised), inset 0 0 0 6px var(--tm-accent)',
  color: 'var(--tm-accent)',
  '& img': { width: '100%', height: '100%', borderRadius: '50%', objectFit: 'cover' },
})

export interface LetterProps {
  icon: IconName
  /** The organization's logo, in the place of the drawing. */
  image?: string | undefined
  title: string
  children: ReactNode
}

/** One thing said to one person, as on a letter. */
export const Letter = ({ icon, image, title, children }: LetterProps) => (
  <Middle>
    <Sheet>
      <Seal>{image === undefined ? <Icon name={icon} size={34} /> : <img src={image} alt="" />}</Seal>
      <h1>{title}</h1>
      {children}
    </Sheet>
  </Middle>
)
