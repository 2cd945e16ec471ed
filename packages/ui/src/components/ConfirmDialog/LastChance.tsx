import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { isPhrase, phraseToType } from './phrase-to-type.ts'

const Typed = styled('div')({
  display: 'grid',
  gap: 6,
  padding: '0 24px 20px',
  '& label': { color: 'var(--tm-ink)', overflowWrap: 'anywhere' },
})

interface LastChanceProps {
  phrase: string
  busy: boolean
  focus: Ref<HTMLInputElement> | undefined
  actions: (disabled: boolean) => ReactNode
  onConfirm: () => void
}

/** The part of a dialog where a phrase has to be typed first. */
export const LastChance = ({ phrase, busy, focus, actions, onConfirm }: LastChanceProps) => {
  const t = useTranslate()
  const id = useId()
  const [matches, setMatches] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (matches && !busy) onConfirm()
      }}
    >
      <Typed>
        <label htmlFor={id}>{t('common:confirm.type', { phrase: phraseToType(phrase) })}</label>
        <OutlinedInput
          id={id}
          inputRef={focus}
          disabled={busy}
          autoComplete="off"
          slotProps={{ input: { spellCheck: false, autoCapitalize: 'off' } }}
          onChange={(event) => setMatches(isPhrase(event.target.value, phrase))}
        />
      </Typed>
      {actions(!matches)}
    </form>
  )
}
