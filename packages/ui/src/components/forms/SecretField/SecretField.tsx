import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'

/** As many whatever the value: its length is nobody's business. */
const HIDDEN = '•'.repeat(20)

const Box = styled(ControlBox)({
  gap: 2,
  '&& > input': {
    fontFamily: 'var(--tm-font-code, monospace)',
    fontVariantLigatures: 'none',
    fontSize: 'var(--tm-text-s)',
    textOverflow: 'ellipsis',
  },
  '& > .MuiIconButton-root:focus-visible': { outlineOffset: -2 },
  '& > .MuiIconButton-root + .MuiIconButton-root': { marginInlineStart: 6 },
  '& > .MuiIconButton-root.Mui-disabled': { color: 'var(--tm-ink-muted)', opacity: 0.45 },
})

const Said = styled('p')({
  margin: '6px 0 0',
  fontSize: 'var(--tm-text-s)',
  lineHeight: 1.4,
  color: 'var(--tm-positive)',
  fontWeight: 550,
  '&:empty': { margin: 0 },
  '&[data-outcome=refused]': { color: 'var(--tm-alert)' },
})

export interface SecretFieldProps extends Pick<FormText, 'label' | 'hint'> {
  value: string
  /** A link is shown at first and can be opened; a secret is hidden until it is asked for. */
  kind?: 'secret' | 'link' | undefined
  /** Whether it can be read at first, where that is not what its kind says. */
  defaultShown?: boolean | undefined
}

/**
 * A secret, a token or the link of a unit: shown, hidden, and copied. Where the browser refuses to copy, the text is selected and the
 * field says how to copy it by hand.
 */
export const SecretField = ({ label, hint, value, kind = 'secret', defaultShown = kind === 'link' }: SecretFieldProps) => {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(defaultShown)
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const empty = value === ''

  useEffect(() => {
    if (outcome !== 'refused') return
    input.current?.focus()
    input.current?.select()
  }, [outcome])

  const copy = async () => {
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      setShown(true)
      setOutcome('refused')
    }
  }

  return (
    <FieldFrame label={label} hint={hint}>
      {(aria) => (
        <>
          <Box onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOutcome(undefined)}>
            <input
              {...aria}
              ref={input}
              readOnly
              value={shown || empty ? value : HIDDEN}
              placeholder={t('forms:secret.none')}
              spellCheck={false}
              autoComplete="off"
              dir="ltr"
              onCopy={(event) => {
                if (shown) return
                event.preventDefault()
                event.clipboardData.setData('text/plain', value)
              }}
            />
            {kind === 'link' && shown && !empty && (
              <IconButton component="a" href={value} target="_blank" rel="noreferrer" aria-label={t('forms:secret.open', { label })}>
                <Icon name="link" />
              </IconButton>
            )}
            <IconButton
              aria-label={t(shown ? 'forms:secret.hide' : 'forms:secret.show', { label })}
              disabled={empty}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'eye_off' : 'eye'} />
            </IconButton>
            <IconButton aria-label={t('forms:secret.copy', { label })} disabled={empty} onClick={copy}>
              <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
            </IconButton>
          </Box>
          <Said role="status" data-outcome={outcome}>
            {outcome && t(`forms:secret.${outcome}`)}
          </Said>
        </>
      )}
    </FieldFrame>
  )
}
