import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { keepFocus } from '../../components/FormFrame/SaveBar.tsx'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { SecretField } from '../../components/forms/SecretField/SecretField.tsx'
import { LongTitle } from '../../components/LongTitle/LongTitle.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

const Body = styled('div')({
  display: 'grid',
  gap: 14,
  padding: '24px 24px 12px',
  '& h2': { margin: 0, fontFamily: 'var(--tm-font-title)', fontWeight: 500, fontSize: 'var(--tm-title-s)' },
})

const Warning = styled('p')({
  display: 'flex',
  gap: 10,
  margin: 0,
  padding: '10px 14px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-alert-wash)',
  color: 'var(--tm-alert)',
  '& > svg': { flex: 'none', marginTop: 3 },
})

const Kept = styled('div')({})

const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: '12px 24px',
  borderTop: '1px solid var(--tm-line)',
  background: 'var(--tm-paper)',
})

export interface TokenSecretProps {
  name: string
  token: string
  onDone: () => void
}

/** A new token's secret, which nobody sees again: neither Escape nor a press beside it closes it. */
export const TokenSecret = ({ name, token, onDone }: TokenSecretProps) => {
  const t = useTranslate()
  const id = useId()
  const [isKept, setKept] = useState(false)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <Body>
        <LongTitle id={`${id}title`}>{t('access-tokens:secret.title', { name })}</LongTitle>
        <Warning id={`${id}text`}>
          <Icon name="alert" />
          {t('access-tokens:secret.text')}
        </Warning>
        <SecretField label={t('names:access-tokens.one')} value={token} defaultShown />
        <Kept onMouseDown={keepFocus}>
          <BooleanField label={t('access-tokens:secret.kept')} onChange={({ currentTarget }) => setKept(currentTarget.checked)} />
        </Kept>
      </Body>
      <Actions onMouseDown={keepFocus}>
        <Button variant="contained" disabled={!isKept} onClick={onDone}>
          {t('access-tokens:secret.done')}
        </Button>
      </Actions>
    </Dialog>
  )
}
