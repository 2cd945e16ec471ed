import styled from '@emotion/styled'
import LinearProgress from '@mui/material/LinearProgress'
import { SELECT_MAX } from '@tracemark/api/schemas'
import { useEffect, useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Button } from '../Button/Button.tsx'
import type { SelectAll as Found } from './types.ts'

const Part = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& .MuiLinearProgress-root': { width: 96, borderRadius: 2, backgroundColor: 'var(--tm-line-strong)' },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

interface SelectAllProps extends Found {
  selected: number
  /** Every row of this page is selected. */
  isWholePage: boolean
  /** The rows are being found: what is selected is not yet what was asked for. */
  onFinding: (finding: boolean) => void
}

/** Selects what is on the other pages too: reads all rows that search and filters find, says how far that is, and can be stopped. */
export const SelectAll = ({ selected, isWholePage, total, isAtLeast = false, findIds, onFound, onFinding }: SelectAllProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [read, setRead] = useState<number>()
  const [failed, setFailed] = useState(false)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const isTooMany = isAtLeast || total > SELECT_MAX
  const most = Math.min(total, SELECT_MAX)
  const shown = { shown: format.number(total) + (isAtLeast ? '+' : ''), most: format.number(SELECT_MAX) }

  const find = async () => {
    const stopping = new AbortController()
    const { signal } = stopping
    stop.current = stopping
    setFailed(false)
    setRead(0)
    onFinding(true)
    try {
      const ids = await findIds({ most: SELECT_MAX, onProgress: setRead, signal })
      if (!signal.aborted) onFound(ids)
    } catch {
      setFailed(!signal.aborted)
    }
    setRead(undefined)
    onFinding(false)
  }

  if (read !== undefined)
    return (
      <Part>
        <LinearProgress variant="determinate" value={Math.min(100, (100 * read) / most)} aria-label={t('lists:selecting')} />
        <small>{t('lists:action.progress', { action: t('lists:selecting'), done: format.number(read), total: format.number(most) })}</small>
        <Button variant="text" size="small" onClick={() => stop.current?.abort()}>
          {t('common:cancel')}
        </Button>
      </Part>
    )
  if (isTooMany && selected >= SELECT_MAX)
    return (
      <Part role="status">
        <small>{t('lists:select_limit', shown)}</small>
      </Part>
    )
  if (!isWholePage || selected >= most) return null
  return (
    <Part>
      <Button variant="text" size="small" onClick={() => void find()}>
        {t(total > SELECT_MAX ? 'lists:select_first' : 'lists:select_all', shown)}
      </Button>
      {failed && <small role="alert">{t('lists:select_failed')}</small>}
    </Part>
  )
}
