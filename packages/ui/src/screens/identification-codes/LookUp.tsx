import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { CODE_MAX, readCode, readSerial, takeScan } from '@tracemark/api/rules'
import type { Discovery } from '@tracemark/api/schemas'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { Translate } from '../../i18n/keys.ts'

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: 8 })
const Result = styled('div')({
  '&:empty': { marginTop: -14 },
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
  '& > p + p': { marginTop: 4, color: 'var(--tm-ink-muted)' },
})

const getName = (t: Translate, { kind, thing, variant, item }: Discovery): string => {
  if (kind === 'unit' && item) return t('identification-codes:try.unit', { name: item.name, asset: thing.name })
  if (kind === 'variant' && variant) return t('identification-codes:try.variant', { name: variant.name, asset: thing.name })
  return thing.name
}

export interface LookUpProps {
  /** What a code names; undefined for nothing. Rejects where it can't be asked, which is told elsewhere. */
  lookUp: (code: string) => Promise<Discovery | undefined>
  /** The page of what was found. */
  getHref: (found: Discovery) => string
}

/** Tries a code as a scanner would: what is found by it, and what begins then. */
export const LookUp = ({ lookUp, getHref }: LookUpProps) => {
  const t = useTranslate()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ code: string; found: Discovery | undefined }>()
  const serial = readSerial(code)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asked = takeScan(code)
    if (asked === '' || busy) return
    setBusy(true)
    await lookUp(asked).then(
      (found) => setAnswer({ code: asked, found }),
      () => setAnswer(undefined),
    )
    setBusy(false)
  }
  const shown = answer?.code === takeScan(code) ? answer : undefined
  return (
    <Card title={t('identification-codes:try.title')}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('identification-codes:try.code')}
          maxLength={CODE_MAX}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
        <Button type="submit" variant="outlined" aria-disabled={busy}>
          {t('identification-codes:try.go')}
        </Button>
      </Form>
      <Result role="status">
        {shown?.found && (
          <>
            <p>
              <Link href={getHref(shown.found)}>{getName(t, shown.found)}</Link>
            </p>
            {shown.found.task && <p>{t('identification-codes:try.task', { name: shown.found.task.name })}</p>}
          </>
        )}
        {shown && !shown.found && (
          <p>{readCode(shown.code).kind === 'unreadable' ? t('failures:code_compressed') : t('identification-codes:try.none')}</p>
        )}
        {shown && !shown.found && !serial.valid && serial.reason === 'wrong_check_character' && (
          <p>{t('identification-codes:try.check', { serial: serial.expected })}</p>
        )}
      </Result>
    </Card>
  )
}
