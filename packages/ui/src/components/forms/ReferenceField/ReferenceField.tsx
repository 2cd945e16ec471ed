import Autocomplete from '@mui/material/Autocomplete'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { announceChange } from '../FieldFrame/announce-change.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { type FindOptions, useFound } from './use-found.ts'

const Search = styled(ControlBox)({
  position: 'relative',
  '&&&': { paddingLeft: 10, paddingRight: 64 },
  '[dir=rtl] &&&': { paddingLeft: 64, paddingRight: 10 },
  '& .MuiAutocomplete-endAdornment': { right: 'auto', insetInlineEnd: 4 },
  '& .MuiAutocomplete-endAdornment .MuiIconButton-root': { padding: 5 },
})

export type { FindOptions }

export interface ReferenceFieldProps extends FormText, ValueBinding<string | undefined> {
  defaultValue?: string | undefined
  /** The words of `defaultValue`. */
  chosen?: string | undefined
  find: FindOptions
}

/** One of many that the server knows, found by its words. Hands over the id, or nothing. */
export const ReferenceField = ({ defaultValue, chosen, find, name, onChange, onBlur, ...text }: ReferenceFieldProps) => {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const { options, loading, ask } = useFound(find)
  const [first] = useState(() =>
    defaultValue === undefined || defaultValue === '' ? null : { value: defaultValue, label: chosen ?? defaultValue },
  )

  return (
    <FieldFrame label={text.label} hint={text.hint} error={text.error} required={text.required}>
      {({ id, ...aria }) => (
        <Autocomplete
          ref={box}
          id={id}
          options={options}
          defaultValue={first}
          disabled={text.disabled ?? false}
          readOnly={text.readOnly ?? false}
          loading={loading}
          // The server has searched.
          filterOptions={(all) => all}
          isOptionEqualToValue={(option, value) => option.value === value.value}
          popupIcon={<Icon name="down" size={14} />}
          clearIcon={<Icon name="close" size={14} />}
          noOptionsText={t('forms:no_options')}
          loadingText={t('common:loading')}
          clearText={t('forms:clear')}
          closeText={t('common:close')}
          openText={t('forms:open')}
          onOpen={() => ask('')}
          onInputChange={(_event, typed, reason) => reason === 'input' && ask(typed)}
          onChange={(_event, next) => {
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
              {input.endAdornment}
            </Search>
          )}
        />
      )}
    </FieldFrame>
  )
}
