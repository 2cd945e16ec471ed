import { styled } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { failureText } from '../../errors/failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { Gone } from './types.ts'

const usesCode = onDemand(() => import('../DeleteDialog/UsesText.tsx'), ['actions'])

const Bar = styled('div')({
  display: 'flex',
  gap: 10,
  margin: '0 0 20px',
  padding: '12px 16px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-warning-wash)',
  color: 'var(--tm-warning)',
  '& > svg': { flex: 'none', marginTop: 3 },
  '& > div > b': { display: 'block', fontWeight: 600 },
  '& .MuiButton-root': { display: 'flex', marginTop: 10 },
  '& ul': { margin: '4px 0', padding: 0, listStyle: 'none' },
  '& li button': {
    padding: '3px 0',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& li b': { marginInlineEnd: 8, fontWeight: 600, textDecoration: 'underline' },
})

/** As a ref: whoever pressed Save at the end of a long form sees it too. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

const Said = ({ what, children }: { what: string; children: ReactNode }) => (
  <Bar role="alert" ref={bringIntoView}>
    <Icon name="warning" />
    <div>
      <b>{what}</b>
      {children}
    </div>
  </Bar>
)

/** What the form is of was deleted meanwhile. */
export const Deleted = ({ asNew }: Gone) => {
  const t = useTranslate()
  return (
    <Said what={t('forms:gone.what')}>
      {t(asNew ? 'forms:gone.ask' : 'forms:gone.never')} {t('forms:kept')}
    </Said>
  )
}

/** One of several values that were refused. */
export interface Mistake {
  key: string
  /** What the value is called. */
  name: string
  /** What is wrong with it. */
  text: string
  /** Focuses it. */
  onSelect: () => void
}

export interface RefusedProps {
  failure: Failure
  /** What can be done in place of what was refused. */
  instead?: { label: string; onSelect: () => void } | undefined
  /** The values that were refused, where there are several of one kind. */
  mistakes?: readonly Mistake[] | undefined
}

/** Why a form was not saved, where no field says it. What uses the entity is the reason, where it is known. */
export const Refused = ({ failure, instead, mistakes = [] }: RefusedProps) => {
  const t = useTranslate()
  const { usedBy = [], usedName } = failure
  const uses = useOnDemand(usesCode, usedBy.length > 0)
  // As it was when it happened: a device that has a network again has one that answers.
  const { what, why, action } = useMemo(() => failureText(t, failure), [t, failure])
  return (
    <Said what={usedName !== undefined ? t('forms:still_used', { name: usedName }) : what}>
      {mistakes.length > 0 ? (
        <ul>
          {mistakes.map(({ key, name, text, onSelect }) => (
            <li key={key}>
              <button type="button" onClick={onSelect}>
                <b>{name}</b> {text}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <>{uses && usedBy.length > 0 ? <uses.UsesText usedBy={usedBy} /> : `${why} ${action}`} </>
      )}
      {t('forms:kept')}{' '}
      {instead && (
        <Button size="small" onClick={instead.onSelect}>
          {instead.label}
        </Button>
      )}
    </Said>
  )
}
