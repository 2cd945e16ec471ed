import { styled } from '@mui/material/styles'
import type { ClipboardEntry } from '@tracemark/api/schemas'
import type { ComponentProps, ComponentType } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { EntryChoice } from './EntryChoice.tsx'
import { counted, getName } from './names.ts'

const List = styled('div')({ display: 'grid', gap: 20 })
const All = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const Muted: ComponentType<ComponentProps<'p'>> = styled('p')({
  margin: 0,
  maxWidth: '64ch',
  color: 'var(--tm-ink-muted)',
  textWrap: 'pretty',
})

export interface Choices {
  taken: ReadonlySet<string>
  onChoose: (ids: readonly string[], take: boolean) => void
}

interface PartStepProps extends Choices {
  entries: readonly ClipboardEntry[]
}

/** The values of one part, each with its choice; those that are the same in both are only named. */
export const PartStep = ({ entries, taken, onChoose }: PartStepProps) => {
  const t = useTranslate()
  const different = entries.filter(({ difference }) => difference !== 'same')
  const same = entries.filter(({ difference }) => difference === 'same')
  if (entries.length === 0) return <Muted>{t('clipboard:nothing')}</Muted>
  const all = different.map(({ id }) => id)
  return (
    <List>
      {different.length > 1 && (
        <All>
          <Button size="small" onClick={() => onChoose(all, true)}>
            {t('clipboard:take_all')}
          </Button>
          <Button size="small" onClick={() => onChoose(all, false)}>
            {t('clipboard:keep_all')}
          </Button>
        </All>
      )}
      {different.map((entry) => (
        <EntryChoice key={entry.id} entry={entry} taken={taken.has(entry.id)} onChoose={(take) => onChoose([entry.id], take)} />
      ))}
      {different.length === 0 && <Muted>{t('clipboard:no_difference')}</Muted>}
      {same.length > 0 && (
        <Muted>{t('clipboard:same', { count: same.length, names: counted(same.map((entry) => getName(t, entry))) })}</Muted>
      )}
    </List>
  )
}
