import { styled } from '@mui/material/styles'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { takeClick } from '../plain-click.ts'

const Note = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 10px',
  padding: '12px 16px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-notice-wash)',
  '& > svg': { marginTop: 3, color: 'var(--tm-notice)' },
  '& > p': { margin: 0, textWrap: 'pretty' },
  '& > div': { gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: 8 },
})

export interface FormNoticeProps {
  text: string
  /** Where that is put right; none where the person may not. */
  ways: readonly { label: string; href: string }[]
  onOpen: (href: string) => void
}

/** What somebody should know before they fill in a form, and where to put it right. */
export const FormNotice = ({ text, ways, onOpen }: FormNoticeProps) => (
  <Note role="status">
    <Icon name="notice" />
    <p>{text}</p>
    {ways.length > 0 && (
      <div>
        {ways.map(({ label, href }) => (
          <Button key={href} size="small" href={href} onClick={(event) => takeClick(event) && onOpen(href)}>
            {label}
          </Button>
        ))}
      </div>
    )}
  </Note>
)
