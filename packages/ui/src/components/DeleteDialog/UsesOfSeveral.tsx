import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { UsesText } from './UsesText.tsx'
import type { KnownUsesOfOne } from './uses.ts'

const Lines = styled('span')({
  display: 'block',
  maxHeight: 200,
  marginTop: 8,
  overflow: 'auto',
  '& > span': { display: 'block' },
  '& > span > b': { color: 'var(--tm-ink)', fontWeight: 600 },
})

interface UsesOfSeveralProps {
  /** Asks once what refers to each of them. Rejects where that can't be known: then the server says it when it refuses. */
  ask: () => Promise<readonly KnownUsesOfOne[]>
  /** Hears of a link that is followed. */
  onFollow: () => void
}

/** Those of several that can't be deleted, each with what refers to it. */
export const UsesOfSeveral = ({ ask, onFollow }: UsesOfSeveralProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [known, setKnown] = useState<readonly KnownUsesOfOne[]>()
  const askOnce = useEffectEvent(ask)
  useEffect(() => {
    let mounted = true
    askOnce().then(
      (uses) => mounted && setKnown(uses),
      () => mounted && setKnown([]),
    )
    return () => {
      mounted = false
    }
  }, [])
  if (!known) return <Lines role="status">{t('actions:uses.checking')}</Lines>
  const kept = known.filter(({ deletable }) => !deletable)
  if (kept.length === 0) return null
  return (
    <Lines>
      {t('actions:uses.kept', { count: kept.length, shown: format.number(kept.length) })}
      {kept.map(({ id, name, usedBy }) => (
        <span key={id}>
          <b>{name}</b> <UsesText usedBy={usedBy} onFollow={onFollow} />
        </span>
      ))}
    </Lines>
  )
}
