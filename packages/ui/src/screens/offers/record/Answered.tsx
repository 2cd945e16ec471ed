import type { VariantOffer } from '@tracemark/api/schemas'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import type { Failure } from '../../../errors/error-code.ts'
import { failureText } from '../../../errors/failure-text.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Actions, Problem } from './parts.ts'

interface AnsweredProps {
  offer: VariantOffer
  busy: boolean
  problem: Failure | undefined
  onEnd: (() => void) | undefined
  onOpenCopy: (() => void) | undefined
}

/** What became of an offer. */
export const Answered = ({ offer, busy, problem, onEnd, onOpenCopy }: AnsweredProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { state, mode, origin, answeredAt, endedAt } = offer
  const at = endedAt ?? answeredAt
  const said = problem && failureText(t, problem)
  const follows = state === 'accepted' && mode === 'continuous'
  if (state === 'offered') return null
  return (
    <Card title={t(`offers:state.${state}`)}>
      <p>
        {t(`offers:done.${state}`, { name: origin.name })} {follows && t('offers:done.follows', { name: origin.name })}
      </p>
      {at !== undefined && <small>{format.dateTime(at)}</small>}
      {said && (
        <Problem role="alert">
          <b>{said.what}</b> {said.why} {said.action}
        </Problem>
      )}
      <Actions>
        {onOpenCopy && (
          <Button variant="contained" onClick={onOpenCopy}>
            {t('offers:open_copy')}
          </Button>
        )}
        {follows && onEnd && (
          <Button variant="text" aria-disabled={busy} onClick={() => !busy && onEnd()}>
            {t('offers:end.action')}
          </Button>
        )}
      </Actions>
    </Card>
  )
}
