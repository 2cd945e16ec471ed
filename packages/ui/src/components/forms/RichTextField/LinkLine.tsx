import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { isUrl } from '../FieldFrame/checks.ts'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: 8,
  borderBottom: '1px solid var(--tm-line)',
  background: 'var(--tm-paper)',
  '& > span': { flex: '1 1 200px' },
  '& > p': { flexBasis: '100%', margin: 0, fontSize: 'var(--tm-text-s)', color: 'var(--tm-warning)', fontWeight: 550 },
})

interface LinkLineProps {
  href: string
  onHref: (href: string) => void
  onCancel: () => void
}

/** Where the address of a link is written. An empty one takes the link away. */
export const LinkLine = ({ href, onHref, onCancel }: LinkLineProps) => {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const apply = () => {
    const text = input.current?.value.trim() ?? ''
    if (text === '' || isUrl(text)) {
      onHref(text)
      return
    }
    setWrong(true)
    input.current?.focus()
  }
  return (
    <Line
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        if (event.key === 'Enter' && event.target !== input.current) return
        event.preventDefault()
        event.stopPropagation()
        if (event.key === 'Enter') apply()
        else onCancel()
      }}
    >
      <ControlBox>
        <input
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: it opens because it was asked for
          autoFocus
          type="url"
          aria-label={t('forms:rich.address')}
          aria-invalid={wrong || undefined}
          placeholder="https://"
          defaultValue={href}
          onChange={() => setWrong(false)}
        />
      </ControlBox>
      <Button onClick={apply}>{t('forms:range.apply')}</Button>
      {href !== '' && (
        <Button variant="text" onClick={() => onHref('')}>
          {t('forms:rich.unlink')}
        </Button>
      )}
      {wrong && <p role="alert">{t('forms:invalid.url')}</p>}
    </Line>
  )
}
