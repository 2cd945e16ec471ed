import { type RefObject, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { measureLength } from '../DataTable/head-width.ts'
import { withClass } from '../with-class.ts'
import './SearchBox.css'

/** Milliseconds without a key press after which the search begins. */
const SEARCH_DELAY = 300

const Clear = withClass(IconButton, 'tm-filter-search-clear')
const Box = withClass('label', 'tm-filter-search')

export interface SearchBoxProps {
  label: string
  value: string
  onSearch: (text: string) => void
  /** Given by whoever has to reach the field, to empty or to focus it. */
  input?: RefObject<HTMLInputElement | null>
}

/** Holds what is typed, and searches when typing pauses or Enter is pressed. A new `value` from outside replaces the text. */
export const SearchBox = ({ label, value, onSearch, input: given }: SearchBoxProps) => {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  const t = useTranslate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The timer ends in a later render, when the other filters may be others.
  const latest = useRef({ value, onSearch })
  latest.current = { value, onSearch }
  useEffect(() => {
    const field = input.current
    // Whoever is typing is ahead of the address: their text stays.
    if (field && field !== document.activeElement && field.value.trim() !== value) field.value = value
  }, [value, input])
  const search = () => {
    clearTimeout(timer.current)
    const text = input.current?.value.trim() ?? ''
    if (text !== latest.current.value) latest.current.onSearch(text)
  }
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    search()
  }
  return (
    <Box>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        size={measureLength(label)}
        defaultValue={value}
        onChange={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(search, SEARCH_DELAY)
        }}
        onKeyDown={(event) => event.key === 'Enter' && search()}
      />
      <Clear aria-label={t('lists:search_clear')} onClick={clear}>
        <Icon name="close" size={14} />
      </Clear>
    </Box>
  )
}
