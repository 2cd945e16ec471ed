import { styled } from '@mui/material/styles'
import { type ClipboardEntry, clipboardParts } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { counted, getName } from './names.ts'
import { Muted } from './PartStep.tsx'

const Groups = styled('div')({ display: 'grid', gap: 20 })
const Group = styled('section')({
  '& > h3': { display: 'flex', gap: 8, alignItems: 'center', margin: '0 0 6px', fontSize: 'var(--tm-text-m)', fontWeight: 600 },
  '& dl': { display: 'grid', gap: '4px 16px', gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)', margin: 0 },
  '& dt': { color: 'var(--tm-ink-muted)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '@container (max-width: 480px)': { '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& dd': { marginBottom: 6 } },
})

interface SummaryStepProps {
  entries: readonly ClipboardEntry[]
  taken: ReadonlySet<string>
}

/** What will be replaced, what will be added, and what stays, by part. */
export const SummaryStep = ({ entries, taken }: SummaryStepProps) => {
  const t = useTranslate()
  const different = entries.filter(({ difference }) => difference !== 'same')
  const groups: readonly { icon: IconName; title: string; of: ClipboardEntry[] }[] = [
    {
      icon: 'retry',
      title: t('clipboard:replaced'),
      of: different.filter(({ id, difference }) => taken.has(id) && difference === 'changed'),
    },
    { icon: 'plus', title: t('clipboard:added'), of: different.filter(({ id, difference }) => taken.has(id) && difference === 'added') },
    { icon: 'minus', title: t('clipboard:kept'), of: different.filter(({ id }) => !taken.has(id)) },
  ]
  return (
    <Groups>
      {taken.size === 0 && <Muted>{t('clipboard:none_chosen')}</Muted>}
      {groups
        .filter(({ of }) => of.length > 0)
        .map(({ icon, title, of }) => (
          <Group key={title}>
            <h3>
              <Icon name={icon} size={14} />
              {title} ({of.length})
            </h3>
            <dl>
              {clipboardParts.map((part) => {
                const names = of.filter((entry) => entry.part === part).map((entry) => getName(t, entry))
                return (
                  names.length > 0 && (
                    <div key={part} style={{ display: 'contents' }}>
                      <dt>{t(`clipboard:step.${part}`)}</dt>
                      <dd>{counted(names)}</dd>
                    </div>
                  )
                )
              })}
            </dl>
          </Group>
        ))}
    </Groups>
  )
}
