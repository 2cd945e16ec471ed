import { styled } from '@mui/material/styles'
import { NewTask, type TaskLibraryEntry } from '@tracemark/api/schemas'
import { useId } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { Tile, Tiles } from '../../components/forms/choice-tiles.ts'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon, isIconName } from '../../icons/Icon.tsx'

const Choices = styled(Tiles)({ '& > div': { display: 'grid', gap: 8 } })

const Choice = styled(Tile)({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  padding: '10px 12px',
  background: 'var(--tm-paper-raised)',
  overflowWrap: 'anywhere',
  '& > svg': { marginTop: 3, color: 'var(--tm-accent-strong)' },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& b': { fontWeight: 550 },
  '& > small': { gridColumn: 2, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

export interface NewTaskFormProps extends EntityFormProps<typeof NewTask> {
  /** What a task can begin with; undefined while it is on its way. */
  library: readonly TaskLibraryEntry[] | undefined
}

/** Begins a task, with nothing or with an entry of the library. */
export const NewTaskForm = ({ library, ...props }: NewTaskFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const form = useEntityForm(NewTask, props)
  const begin = form.value('taskLibraryId', t('tasks:begin_with'))
  const config = form.value('config', t('tasks:questions'))
  const name = form.value('name', t('common:name'))
  const description = form.value('description', t('common:description'))
  const icon = form.value('icon', t('tasks:begin_with'))
  const before = library?.find((entry) => entry.id === form.watch('taskLibraryId'))
  /** What the person wrote stays; what came with another entry goes with it. */
  const choose = (entry: TaskLibraryEntry | undefined) => {
    begin.onChange(entry?.id)
    config.onChange(entry?.config ?? { widgets: [] })
    icon.onChange(entry?.icon)
    if ([undefined, '', before?.name].includes(form.watch('name'))) name.onChange(entry?.name ?? '')
    if ([undefined, '', before?.description].includes(form.watch('description'))) description.onChange(entry?.description ?? '')
  }
  const ways = ({ automatic, realtime, service, inAppId }: TaskLibraryEntry) => [
    ...(automatic ? [t('tasks:way.automatic')] : []),
    ...(realtime ? [t('tasks:way.realtime')] : []),
    ...(service ? [t('tasks:way.service')] : []),
    ...(inAppId !== '' && !automatic ? [t('tasks:way.in_app')] : []),
  ]
  const choice = (entry: TaskLibraryEntry | undefined, called: string, text: string) => (
    <Choice key={entry?.id ?? 'nothing'}>
      <input type="radio" name={id} aria-label={called} checked={entry?.id === before?.id} onChange={() => choose(entry)} />
      <Icon name={isIconName(entry?.icon) ? entry.icon : entry ? 'task' : 'plus'} />
      <div>
        <b>{called}</b>
        {entry &&
          ways(entry).map((way) => (
            <Chip key={way} data-tone="plain">
              {way}
            </Chip>
          ))}
      </div>
      <small>{text}</small>
    </Choice>
  )
  const count = ({ config: { widgets } }: TaskLibraryEntry) =>
    t('tasks:count', { count: widgets.length, shown: format.number(widgets.length) })
  return (
    <FormFrame {...props} form={form} title={t('tasks:new')}>
      <TextField {...form.text('name', t('common:name'))} />
      <TextField {...form.text('description', t('common:description'))} multiline />
      <Choices aria-busy={library === undefined}>
        <legend>{begin.label}</legend>
        <div>
          {choice(undefined, t('tasks:begin_empty'), t('tasks:begin_empty_text'))}
          {library?.map((entry) =>
            choice(entry, entry.name, entry.config.widgets.length === 0 ? entry.description : `${entry.description} ${count(entry)}`),
          ) ?? ['a', 'b', 'c'].map((line) => <Skeleton key={line} height={64} />)}
        </div>
      </Choices>
    </FormFrame>
  )
}
