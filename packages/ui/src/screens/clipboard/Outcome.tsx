import { styled } from '@mui/material/styles'
import type { ClipboardEntry, ClipboardOutcome } from '@tracemark/api/schemas'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { surface } from '../../components/Card/surface.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { getName, historyTab } from './names.ts'

const Sheet = styled('section')(surface, {
  display: 'grid',
  gap: 16,
  maxWidth: 720,
  padding: '22px 24px 24px',
  '@media (max-width: 480px)': { padding: '18px 16px 20px' },
  '& h2': {
    display: 'flex',
    gap: 10,
    alignItems: 'center',
    margin: 0,
    font: '500 var(--tm-title-s) / 1.3 var(--tm-font-title)',
    overflowWrap: 'anywhere',
    outline: 0,
  },
  '& h2 > svg': { flex: 'none' },
  '& h2[data-done=true] > svg': { color: 'var(--tm-positive)' },
  '& h2[data-done=false] > svg': { color: 'var(--tm-alert)' },
  '& h3': { margin: '0 0 6px', fontSize: 'var(--tm-text-m)', fontWeight: 600 },
  '& p': { margin: 0 },
  '& ul': { display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
  '& li > span': { display: 'block', color: 'var(--tm-ink-muted)' },
})
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export interface OutcomeProps {
  assetName: string
  entries: readonly ClipboardEntry[]
  outcome: ClipboardOutcome
  onOpenAsset: () => void
  onAgain: () => void
}

/** What was taken, and what was not, each with its reason. */
export const Outcome = ({ assetName, entries, outcome: { taken, refused }, onOpenAsset, onAgain }: OutcomeProps) => {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isDone = taken.length > 0
  return (
    <Sheet>
      <h2 ref={heading} tabIndex={-1} data-done={isDone}>
        <Icon name={isDone ? 'verified' : 'alert'} />
        {isDone ? t('clipboard:done', { asset: assetName }) : t('clipboard:none_taken')}
      </h2>
      <p>
        {isDone
          ? `${t('clipboard:done_text', { count: taken.length })} ${t('clipboard:keeps_source', { tab: historyTab(t) })}`
          : t('clipboard:none_taken_text', { asset: assetName })}
      </p>
      {refused.length > 0 && (
        <div>
          <h3>{t('clipboard:refused_title')}</h3>
          <ul>
            {refused.map(({ id, reason }) => {
              const entry = entries.find((one) => one.id === id)
              return (
                <li key={id}>
                  {entry && `${t(`clipboard:step.${entry.part}`)}: ${getName(t, entry)}`}
                  <span>{t(`clipboard:refused.${reason}`)}</span>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      <Actions>
        <Button variant="contained" onClick={onOpenAsset}>
          {t('clipboard:open_asset')}
        </Button>
        <Button onClick={onAgain}>{t('clipboard:other')}</Button>
      </Actions>
    </Sheet>
  )
}
