import Autocomplete from '@mui/material/Autocomplete'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { Chip } from '../../Chip/Chip.tsx'
import { announceChange } from '../FieldFrame/announce-change.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { isTyped, optionBox, useOptionList } from '../FieldFrame/use-option-list.tsx'
import { type FindOptions, useFound } from './use-found.ts'

const Search = styled(ControlBox)(optionBox, {
  '&&&': { paddingLeft: 10, paddingRight: 64 },
  '[dir=rtl] &&&': { paddingLeft: 64, paddingRight: 10 },
  '&&&:has(input:read-only)': { paddingInline: 0 },
})

export type { FindOptions }

export interface ReferenceFieldProps extends FormText, ValueBinding<string | undefined> {
  defaultValue?: string | undefined
  /** The words of `defaultValue`. */
  selected?: string | undefined
  /** What has to be known of `defaultValue`, such as that it is archived and would not be offered now. */
  mark?: string | undefined
  find: FindOptions
}

/** One of many that the server knows, found by its words. Hands over the id, or nothing. */
export const ReferenceField = ({ defaultValue, selected, mark, find, name, onChange, onBlur, ...text }: ReferenceFieldProps) => {
  const box = useRef<HTMLDivElement>(null)
  const { options, loading, failed, ask } = useFound(find)
  const list = useOptionList(failed)
  const [first] = useState(() =>
    defaultValue === undefined || defaultValue === '' ? null : { value: defaultValue, label: selected ?? defaultValue },
  )
  const [current, setCurrent] = useState(first?.value)

  return (
    <FieldFrame
      label={text.label}
      hint={text.readOnly ? undefined : text.hint}
      error={text.error}
      required={text.required}
      expected={text.expected}
    >
      {({ id, ...aria }) => (
        <Autocomplete
          {...list}
          ref={box}
          id={id}
          options={options}
          defaultValue={first}
          disabled={text.disabled ?? false}
          readOnly={text.readOnly ?? false}
          loading={loading}
          // The server has searched.
          filterOptions={(all) => all}
          onOpen={(event) => isTyped(event) || ask('')}
          onInputChange={(_event, typed, reason) => reason === 'input' && ask(typed)}
          onChange={(_event, next) => {
            setCurrent(next?.value)
            onChange?.(next?.value)
            announceChange(box.current)
          }}
          onBlur={onBlur}
          renderInput={({ slotProps: { input, htmlInput } }) => (
            <Search ref={input.ref} className={input.className} onMouseDown={input.onMouseDown}>
              <input
                {...htmlInput}
                {...aria}
                id={id}
                name={name}
                aria-required={text.required}
                readOnly={text.readOnly}
                disabled={text.disabled}
              />
              {mark !== undefined && current !== undefined && current === first?.value && <Chip data-tone="plain">{mark}</Chip>}
              {input.endAdornment}
            </Search>
          )}
        />
      )}
    </FieldFrame>
  )
}
