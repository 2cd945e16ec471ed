import { foldText, hasWords } from '@tracemark/api/rules'
import { useId, useMemo, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { ChoiceFieldProps } from '../ChoiceField/ChoiceField.tsx'
import { FieldGroup } from '../FieldFrame/FieldFrame.tsx'
import './LongChoiceField.css'
import '../ChoiceField/ChoiceField.css'

/** Options in the page at once: each is a control of its own. */
const SHOWN_MAX = 50

type Options = ChoiceFieldProps['options']

/** Options whose words fit, and the one that is chosen whether it fits or not. */
const selectShown = (found: Options, chosen: Options[number] | undefined): Options => {
  const first = found.slice(0, SHOWN_MAX)
  return !chosen || first.includes(chosen) ? first : [chosen, ...first.slice(0, SHOWN_MAX - 1)]
}

/** One of many, as radio buttons that a search leaves: the first ones are shown, and what is chosen always. */
export const LongChoiceField = ({ options, defaultValue, onChange, ...text }: ChoiceFieldProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const [search, setSearch] = useState('')
  const [value, setValue] = useState(defaultValue)
  // Folded once, when the first letter is typed: nobody searches a list that is never opened.
  const isSearched = search !== ''
  const folded = useMemo(
    () => (isSearched ? options.map((option) => ({ option, label: foldText(option.label) })) : []),
    [options, isSearched],
  )
  const found = isSearched ? folded.filter(({ label }) => hasWords(search, label)).map(({ option }) => option) : options
  const chosen = options.find((option) => option.value === value)
  const shown = selectShown(found, chosen)
  const count = { shown: format.number(Math.min(found.length, SHOWN_MAX)), total: format.number(options.length) }
  const choose = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return (
    <FieldGroup {...text} look="tm-choice">
      {(aria) => (
        <>
          <input
            className="tm-input"
            part="input"
            type="search"
            autoComplete="off"
            aria-label={t('task-more:choice.search', { question: text.label })}
            aria-controls={`${id}list`}
            aria-describedby={`${id}count`}
            aria-invalid={aria['aria-invalid']}
            placeholder={t('task-more:choice.placeholder')}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter would send the whole task.
              if (event.key !== 'Enter') return
              event.preventDefault()
              const [only, ...others] = found
              if (only && others.length === 0) choose(only.value)
            }}
          />
          <p className="tm-choice-count" id={`${id}count`} role="status">
            {found.length === 0
              ? t('task-more:choice.none')
              : t(found.length > SHOWN_MAX ? 'task-more:choice.narrow' : 'task-more:choice.found', count)}
          </p>
          <div className="tm-choice tm-choice-list" id={`${id}list`}>
            {shown.map((option) => (
              <label className="tm-choice-option" key={option.value}>
                <input
                  type="radio"
                  name={id}
                  value={option.value}
                  checked={option.value === value}
                  required={text.required}
                  aria-invalid={aria['aria-invalid']}
                  onChange={() => choose(option.value)}
                />
                {option.label}
              </label>
            ))}
          </div>
        </>
      )}
    </FieldGroup>
  )
}
