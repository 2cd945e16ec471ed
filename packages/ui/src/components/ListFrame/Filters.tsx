import { type ReactNode, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { withClass } from '../with-class.ts'
import { FilterPopover } from './FilterPopover.tsx'
import { cleared, isFiltered, isPeriod, toStrings, useFilterWords } from './filter-values.ts'
import { Pill } from './Pill.tsx'
import { PillMenu } from './PillMenu.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { FilterValue, FilterValues, ListFilter, Period } from './types.ts'
import './Filters.css'

const Bar = withClass('div', 'tm-filter-bar')
const Row = withClass('div', 'tm-filter-row')
const Chip = withClass('span', 'tm-list-filter')

interface FilterProps {
  filter: Exclude<ListFilter, Period>
  value: FilterValue | undefined
  /** What it names was deleted. */
  isMissing: boolean
  onChange: (value: FilterValue | undefined) => void
}

const Filter = ({ filter, value, isMissing, onChange }: FilterProps) => {
  const words = useFilterWords()
  const { label } = filter
  const set = value !== undefined && (filter.type !== 'boolean' || value === true)
  const name: ReactNode = set ? (
    <>
      {label} <b>{words(filter, value, isMissing)}</b>
    </>
  ) : (
    label
  )
  if (filter.type === 'boolean')
    return (
      <Pill data-set={set} aria-pressed={set} onClick={() => onChange(set ? undefined : true)}>
        {set && <Icon name="check" size={14} />}
        {label}
      </Pill>
    )
  if (filter.type === 'choice' || filter.type === 'choices') {
    const many = filter.type === 'choices'
    const chosen = toStrings(value)
    const toggled = (option: string) =>
      filter.options.map((other) => other.value).filter((other) => (other === option) !== chosen.includes(other))
    return (
      <PillMenu
        set={set}
        many={many}
        label={name}
        choices={filter.options.map(({ value: option, label: words, icon }) => ({
          id: option,
          label: words,
          icon,
          selected: chosen.includes(option),
          onChoose: () => onChange(many ? (toggled(option).length > 0 ? toggled(option) : undefined) : option),
        }))}
      />
    )
  }
  return (
    <FilterPopover name={label} label={name} set={set}>
      {(Form, close) => (
        <Form
          filter={filter}
          value={value}
          onApply={(next) => {
            close()
            onChange(next)
          }}
        />
      )}
    </FilterPopover>
  )
}

/** More than a line holds: then only the first are shown, and those that are set. */
const MANY = 8
const FIRST = 5

interface FiltersProps {
  searchLabel: string | undefined
  search: string
  filters: readonly ListFilter[]
  values: FilterValues
  /** Those that name what was deleted. */
  missing?: readonly string[] | undefined
  onChange: (change: { search?: string; filters?: FilterValues }) => void
}

/** Search and filters of a list, without its period. A filter that is set is a chip with its value, and can be taken away. */
export const Filters = ({ searchLabel, search, filters, values, missing, onChange }: FiltersProps) => {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [isWhole, setWhole] = useState(false)
  /** Filters that were set here: one that no longer is stays below the pointer. */
  const [touched, setTouched] = useState<readonly string[]>([])
  const isMany = filters.length > MANY
  const clear = () => {
    // The button goes, and the focus would go with it.
    input.current?.focus()
    onChange({ filters: cleared(filters, values) })
  }
  return (
    <Bar role="group" aria-label={t('lists:filters')}>
      {searchLabel !== undefined && (
        <SearchBox input={input} label={searchLabel} value={search} onSearch={(text) => onChange({ search: text })} />
      )}
      {filters.length > 0 && (
        <Row>
          {filters.map((filter, index) => {
            if (isPeriod(filter)) return null
            const { field, label, type } = filter
            const value = values[field]
            if (isMany && !isWhole && index >= FIRST && value === undefined && !touched.includes(field)) return null
            const change = (next: FilterValue | undefined) => {
              setTouched([...touched, field])
              onChange({ filters: { ...values, [field]: next } })
            }
            return (
              <Chip key={field} data-set={value !== undefined && type !== 'boolean'}>
                <Filter filter={filter} value={value} isMissing={missing?.includes(field) === true} onChange={change} />
                {value !== undefined && type !== 'boolean' && (
                  <IconButton aria-label={t('lists:filter.remove', { label })} onClick={() => change(undefined)}>
                    <Icon name="close" size={12} />
                  </IconButton>
                )}
              </Chip>
            )
          })}
          {isMany && (
            <Pill data-set={false} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {t('lists:filter.more')}
            </Pill>
          )}
          {isFiltered(filters, values) && (
            <Button variant="text" size="small" onClick={clear}>
              {t('lists:filter.clear')}
            </Button>
          )}
        </Row>
      )}
    </Bar>
  )
}
