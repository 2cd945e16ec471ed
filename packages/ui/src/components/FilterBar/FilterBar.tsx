import { type Classification, classifications } from '@tracemark/api/schemas'
import { useRef } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { part } from '../part.ts'
import { Pill } from './Pill.tsx'
import { PillMenu } from './PillMenu.tsx'
import { type InteractionsQueryValues, isFiltered, type QueryChange } from './query.ts'
import { SearchBox } from './SearchBox.tsx'

/** A group in words; its parts stand in the line of the toolbar around it. */
const Bar = part('div', 'tm-filter-bar')

export interface FilterBarProps {
  query: InteractionsQueryValues
  tasks: readonly { id: string; name: string }[]
  onQueryChange: (change: QueryChange) => void
}

/** Search and filters of the interactions, above the list. */
export const FilterBar = ({ query, tasks, onQueryChange }: FilterBarProps) => {
  const t = useTranslate()
  const format = useFormat()
  const name = (kind: Classification) => t(`interactions:classification.${kind}`)
  const filter = (change: QueryChange) => onQueryChange({ ...change, page: 1 })
  const toggle = (kind: Classification) =>
    filter({ classification: classifications.filter((other) => (other === kind) !== query.classification.includes(other)) })
  const searchInput = useRef<HTMLInputElement>(null)
  const clear = () => {
    // The button goes; what is typed and not yet searched for goes with it.
    if (searchInput.current) searchInput.current.value = ''
    searchInput.current?.focus()
    filter({ search: '', classification: [], taskId: undefined, createdByMe: false })
  }
  const task = tasks.find((candidate) => candidate.id === query.taskId)
  const chosen = query.classification.length > 0

  return (
    <Bar role="group" aria-label={t('lists:filters')}>
      <SearchBox input={searchInput} label={t('interactions:search')} value={query.search} onSearch={(search) => filter({ search })} />
      <PillMenu
        set={chosen}
        many
        label={
          chosen
            ? t('interactions:filter.classification_set', { names: format.list(query.classification.map(name)) })
            : t('interactions:filter.classification')
        }
        choices={classifications.map((kind) => ({
          id: kind,
          label: name(kind),
          icon: kind,
          chosen: query.classification.includes(kind),
          onChoose: () => toggle(kind),
        }))}
      />
      <PillMenu
        set={task !== undefined}
        label={task ? t('interactions:filter.task_set', { name: task.name }) : t('interactions:filter.task')}
        choices={[{ id: undefined, name: t('interactions:filter.task_any') }, ...tasks].map((choice) => ({
          id: choice.id ?? 'any',
          label: choice.name,
          chosen: choice.id === query.taskId,
          onChoose: () => filter({ taskId: choice.id }),
        }))}
      />
      <Pill data-set={query.createdByMe} aria-pressed={query.createdByMe} onClick={() => filter({ createdByMe: !query.createdByMe })}>
        {query.createdByMe && <Icon name="check" size={14} />}
        {t('interactions:filter.created_by_me')}
      </Pill>
      {isFiltered(query) && (
        <Button variant="text" size="small" onClick={clear}>
          {t('lists:filter.clear')}
        </Button>
      )}
    </Bar>
  )
}
