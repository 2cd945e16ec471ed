import { styled } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { failureText } from '../../errors/failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { Gone } from './types.ts'

const Problem = styled('p')({
  display: 'flex',
  gap: 10,
  margin: '0 0 20px',
  padding: '12px 16px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-warning-wash)',
  color: 'var(--tm-warning)',
  '& > svg': { flex: 'none', marginTop: 3 },
  '& b': { display: 'block', fontWeight: 600 },
})

/** As a ref: whoever pressed Save at the end of a long form sees it too. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

const Said = ({ what, children }: { what: string; children: ReactNode }) => (
  <Problem role="alert" ref={bringIntoView}>
    <Icon name="warning" />
    <span>
      <b>{what}</b>
      {children}
    </span>
  </Problem>
)

/** What the form is of was deleted meanwhile. */
export const Deleted = ({ asNew }: Gone) => {
  const t = useTranslate()
  return (
    <Said what={t('entries:gone.what')}>
      {t(asNew ? 'entries:gone.ask' : 'entries:gone.never')} {t('forms:kept')}
    </Said>
  )
}

/** Why a form was not saved, where no field says it. */
export const Refused = ({ failure }: { failure: Failure }) => {
  const t = useTranslate()
  // As it was when it happened: a device that has a network again has one that answers.
  const { what, why, action } = useMemo(() => failureText(t, failure), [t, failure])
  return (
    <Said what={what}>
      {why} {action} {t('forms:kept')}
    </Said>
  )
}
