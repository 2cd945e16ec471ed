import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import { styled } from '@mui/material/styles'
import { hasWords } from '@tracemark/api/rules'
import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { CustomRange } from '../DateRangePicker/CustomRange.tsx'
import { TextField } from '../forms/TextField/TextField.tsx'
import { toSpan, toStringValue } from './filter-values.ts'
import { SearchBox } from './SearchBox.tsx'
import { tidyNumbers } from './tidy-numbers.ts'
import type { FilterOption, FilterValue, ListFilter, Period } from './types.ts'

const Form = styled('form')({ display: 'grid', gap: 12, padding: 12, '& > .MuiButton-root': { justifySelf: 'end' } })
const Finder = styled('div')({
  display: 'grid',
  gap: 4,
  padding: 8,
  '& > label': { width: 'auto' },
  '& ul': { maxHeight: 280, overflow: 'auto' },
  '& li': { gap: 8 },
})

interface TextFormProps {
  filter: Extract<ListFilter, { type: 'text' | 'numbers' }>
  value: string
  onApply: (text: string) => void
}

const focus = (input: HTMLElement | null) => input?.focus()

const TextForm = ({ filter: { label, type }, value, onApply }: TextFormProps) => {
  const t = useTranslate()
  const isNumbers = type === 'numbers'
  const [error, setError] = useState<string>()
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
        const tidy = isNumbers && text !== '' ? tidyNumbers(text) : text
        if (tidy === undefined) setError(t('forms:numbers.invalid'))
        else onApply(tidy)
      }}
    >
      <TextField
        ref={focus}
        label={label}
        name="text"
        hint={isNumbers && error === undefined ? t('forms:numbers.hint') : undefined}
        error={error}
        defaultValue={value}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" variant="contained">
        {t('forms:range.apply')}
      </Button>
    </Form>
  )
}

interface OptionFinderProps {
  label: string
  options: readonly FilterOption[]
  value: string | undefined
  onSearch: ((text: string) => void) | undefined
  onChoose: (value: string) => void
}

/** Finds one of many options by its words. */
const OptionFinder = ({ label, options, value, onSearch, onChoose }: OptionFinderProps) => {
  const t = useTranslate()
  const [text, setText] = useState('')
  const found = onSearch ? options : options.filter(({ label: shown }) => hasWords(text, shown))
  return (
    <Finder>
      <SearchBox
        label={t('lists:filter.find', { label })}
        value={text}
        onSearch={(next) => {
          setText(next)
          onSearch?.(next)
        }}
      />
      <MenuList aria-label={label}>
        {found.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === value}
            selected={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.icon && <Icon name={option.icon} size={14} />}
            {option.label}
          </MenuItem>
        ))}
      </MenuList>
    </Finder>
  )
}

interface FilterFormProps {
  filter: Exclude<ListFilter, Period>
  value: FilterValue | undefined
  onApply: (value: FilterValue | undefined) => void
}

/** What a filter asks that is no choice of a few. */
export const FilterForm = ({ filter, value, onApply }: FilterFormProps) => {
  const { label } = filter
  if (filter.type === 'text' || filter.type === 'numbers')
    return <TextForm filter={filter} value={toStringValue(value) ?? ''} onApply={(text) => onApply(text || undefined)} />
  if (filter.type === 'search-choice')
    return (
      <OptionFinder label={label} options={filter.options} value={toStringValue(value)} onSearch={filter.onSearch} onChoose={onApply} />
    )
  const { from = '', to = '' } = toSpan(value) ?? {}
  return <CustomRange from={from} to={to} min={undefined} max={undefined} onApply={onApply} />
}
