import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { type Classification, classifications, interactionSorts } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { CheckItem } from './CheckItem.tsx'
import { Pill } from './Pill.tsx'
import { PillMenu } from './PillMenu.tsx'
import { type InteractionsQueryValues, isFiltered, type QueryChange } from './query.ts'
import { SearchBox } from './SearchBox.tsx'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 12px',
  '& > :last-child': { marginInlineStart: 'auto' },
})

export interface FilterBarProps {
  query: InteractionsQueryValues
  tasks: readonly { id: string; name: string }[]
  onQueryChange: (change: QueryChange) => void
  /** Phones have no column heads to sort by. */
  sortable?: boolean
  /** Stands at the end of the bar. */
  end?: ReactNode
}

/** Search and filters of the interactions, above the list. */
export const FilterBar = ({ query, tasks, onQueryChange, sortable = false, end }: FilterBarProps) => {
  const t = useTranslate()
  const format = useFormat()
  const name = (kind: Classification) => t(`interactions:classification.${kind}`)
  const filter = (change: QueryChange) => onQueryChange({ ...change, page: 1 })
  const toggle = (kind: Classification) =>
    filter({ classification: classifications.filter((other) => (other === kind) !== query.classification.includes(other)) })
  const task = tasks.find((candidate) => candidate.id === query.taskId)
  const chosen = query.classification.length > 0

  return (
    <Bar role="group" aria-label={t('interactions:filters')}>
      <SearchBox label={t('interactions:search')} value={query.search} onSearch={(search) => filter({ search })} />
      <PillMenu
        set={chosen}
        label={
          chosen
            ? t('interactions:filter.classification_set', { names: format.list(query.classification.map(name)) })
            : t('interactions:filter.classification')
        }
      >
        {() =>
          classifications.map((kind) => (
            <CheckItem key={kind} checked={query.classification.includes(kind)} onClick={() => toggle(kind)}>
              <Icon name={kind} />
              {name(kind)}
            </CheckItem>
          ))
        }
      </PillMenu>
      <PillMenu
        set={task !== undefined}
        label={task ? t('interactions:filter.task_set', { name: task.name }) : t('interactions:filter.task')}
      >
        {(close) =>
          [{ id: undefined, name: t('interactions:filter.task_any') }, ...tasks].map((choice) => (
            <MenuItem
              key={choice.id ?? 'any'}
              selected={choice.id === query.taskId}
              onClick={() => {
                close()
                filter({ taskId: choice.id })
              }}
            >
              {choice.name}
            </MenuItem>
          ))
        }
      </PillMenu>
      <Pill data-set={query.createdByMe} aria-pressed={query.createdByMe} onClick={() => filter({ createdByMe: !query.createdByMe })}>
        {query.createdByMe && <Icon name="check" size={14} />}
        {t('interactions:filter.created_by_me')}
      </Pill>
      {isFiltered(query) && (
        <Button
          variant="text"
          size="small"
          onClick={() => filter({ search: '', classification: [], taskId: undefined, createdByMe: false })}
        >
          {t('interactions:filter.clear')}
        </Button>
      )}
      <span>
        {sortable && (
          <PillMenu set={false} label={t(`interactions:sort.${query.sort}`)}>
            {(close) =>
              interactionSorts.map((sort) => (
                <MenuItem
                  key={sort}
                  selected={sort === query.sort}
                  onClick={() => {
                    close()
                    filter({ sort })
                  }}
                >
                  {t(`interactions:sort.${sort}`)}
                </MenuItem>
              ))
            }
          </PillMenu>
        )}
        {end}
      </span>
    </Bar>
  )
}
