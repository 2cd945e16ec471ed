import Autocomplete from '@mui/material/Autocomplete'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { Icon } from '../../../icons/Icon.tsx'
import { announceChange } from '../FieldFrame/announce-change.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { isTyped, optionBox, useOptionList } from '../FieldFrame/use-option-list.tsx'
import { type FindOptions, useFound } from '../ReferenceField/use-found.ts'
import type { SelectOption } from '../SelectField/SelectField.tsx'

const Search = styled(ControlBox)(optionBox, {
  flexWrap: 'wrap',
  gap: 4,
  padding: '3px 6px',
  '&&&': { paddingLeft: 6, paddingRight: 64 },
  '[dir=rtl] &&&': { paddingLeft: 64, paddingRight: 6 },
  '& .MuiChip-root': { borderRadius: 4, background: 'var(--tm-plain-wash)', color: 'var(--tm-ink)', fontSize: 'var(--tm-text-s)' },
  '& .MuiChip-root.Mui-disabled': { opacity: 1, color: 'var(--tm-ink-muted)' },
  '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': { color: 'var(--tm-ink-muted)', margin: '0 6px' },
  '& input[role=combobox]': { minWidth: 80, padding: '4px 4px' },
})

interface ManyProps extends FormText, ValueBinding<string[]> {
  options: readonly SelectOption[]
  selected: readonly SelectOption[]
  /** What the server found for what is typed, in the place of the options that fit. */
  search?: { loading: boolean; failed: boolean; ask: (text: string) => void } | undefined
}

const asFound = (options: SelectOption[]) => options

const Many = ({ options, selected, search, name, onChange, onBlur, ...text }: ManyProps) => {
  const box = useRef<HTMLDivElement>(null)
  const list = useOptionList(search?.failed)
  return (
    <FieldFrame label={text.label} hint={text.hint} error={text.error} required={text.required}>
      {({ id, ...aria }) => (
        <Autocomplete
          {...list}
          ref={box}
          multiple
          id={id}
          disableCloseOnSelect
          options={options}
          loading={search?.loading ?? false}
          {...(search && { filterOptions: asFound })}
          onOpen={(event) => isTyped(event) || search?.ask('')}
          onInputChange={(_event, typed, reason) => reason === 'input' && search?.ask(typed)}
          defaultValue={[...selected]}
          disabled={text.disabled ?? false}
          readOnly={text.readOnly ?? false}
          getOptionDisabled={({ disabled }) => disabled === true}
          slotProps={{ chip: { size: 'small', deleteIcon: <Icon name="close" size={12} /> } }}
          onChange={(_event, next) => {
            onChange?.(next.map(({ value }) => value))
            announceChange(box.current)
          }}
          onBlur={onBlur}
          renderInput={({ slotProps: { input, htmlInput } }) => (
            <Search ref={input.ref} className={input.className} onMouseDown={input.onMouseDown}>
              {input.startAdornment}
              <input
                {...htmlInput}
                {...aria}
                id={id}
                name={name}
                aria-required={text.required}
                readOnly={text.readOnly}
                disabled={text.disabled}
              />
              {input.endAdornment}
            </Search>
          )}
        />
      )}
    </FieldFrame>
  )
}

export interface MultiSelectFieldProps extends FormText, ValueBinding<string[]> {
  options: readonly SelectOption[]
  defaultValue?: readonly string[] | undefined
}

/** Several of many: search, choose, and take away by Backspace or the cross. Hands over the values chosen, in the order of choosing. */
export const MultiSelectField = ({ defaultValue, ...props }: MultiSelectFieldProps) => {
  const [selected] = useState(() => (defaultValue ?? []).flatMap((value) => props.options.find((option) => option.value === value) ?? []))
  return <Many {...props} selected={selected} />
}

export interface ReferencesFieldProps extends FormText, ValueBinding<string[]> {
  /** Those that are chosen at first, with their words. */
  selected: readonly SelectOption[]
  find: FindOptions
}

/** Several of many that the server knows, found by their words. Hands over their ids. */
export const ReferencesField = ({ selected, find, ...props }: ReferencesFieldProps) => {
  const { options, ...search } = useFound(find)
  const [first] = useState(() => [...selected])
  return <Many {...props} options={options} selected={first} search={search} />
}
