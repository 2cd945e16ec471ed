import { styled } from '@mui/material/styles'

/** Two lines, until the keyboard or a tap asks for the whole. */
export const cutTitle = {
  overflowWrap: 'anywhere',
  '&[tabindex]:not(:focus)': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  // Not where a page sets the focus on its title: there is nothing to press.
  '&[tabindex="0"]:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: 2, borderRadius: 'var(--tm-radius-s)' },
} as const

const Title = styled('h2')(cutTitle)

/** Letters that two lines of a phone's dialog have room for. */
const LONG = 48

interface LongTitleProps {
  /** By which the dialog is named: it is called by the whole. */
  id: string
  children: string
}

/** The title of a dialog or drawer, in two lines at most: the whole is there for a pointer that rests on it, a tap, or the keyboard. */
export const LongTitle = ({ id, children }: LongTitleProps) => (
  <Title id={id} {...(children.length > LONG && { title: children, tabIndex: 0 })}>
    {children}
  </Title>
)
