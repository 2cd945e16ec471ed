import Autocomplete from '@mui/material/Autocomplete'
import { styled } from '@mui/material/styles'
import type { UnitStatus } from '@tracemark/api/schemas'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { statusOption } from '../../StatusChip/status-option.ts'
import { announceChange } from '../FieldFrame/announce-change.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { optionBox, useOptionList } from '../FieldFrame/use-option-list.tsx'

const Search = styled(ControlBox)(optionBox, {
  '&&&': { paddingLeft: 10, paddingRight: 64 },
  '[dir=rtl] &&&': { paddingLeft: 64, paddingRight: 10 },
})
const Option = styled('li')({ display: 'flex', gap: 10, '& > svg': { flex: 'none', color: 'var(--tm-ink-muted)' } })

export interface UnitStatusFieldProps extends FormText, ValueBinding<number | undefined> {
  unitStatuses: readonly UnitStatus[]
  defaultValue?: number | undefined
  placeholder?: string | undefined
}

/** A status of units by its icon and word, or none. */
export const UnitStatusField = ({ unitStatuses, defaultValue, placeholder, name, onChange, onBlur, ...text }: UnitStatusFieldProps) => {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const list = useOptionList<ReturnType<typeof statusOption>>()
  const options = unitStatuses.map((status) => statusOption(t, status))
  const [chosen, setChosen] = useState(() => options.find(({ value }) => value === String(defaultValue)) ?? null)
  return (
    <FieldFrame label={text.label} hint={text.hint} error={text.error} required={text.required}>
      {({ id, ...aria }) => (
        <Autocomplete
          {...list}
          ref={box}
          id={id}
          options={options}
          defaultValue={chosen}
          disabled={text.disabled ?? false}
          readOnly={text.readOnly ?? false}
          onChange={(_event, next) => {
            setChosen(next)
            onChange?.(next === null ? undefined : Number(next.value))
            announceChange(box.current)
          }}
          onBlur={onBlur}
          renderOption={({ key, ...props }, { icon, label }) => (
            <Option {...props} key={key}>
              <Icon name={icon} />
              {label}
            </Option>
          )}
          renderInput={({ slotProps: { input, htmlInput } }) => (
            <Search ref={input.ref} className={input.className} onMouseDown={input.onMouseDown}>
              {chosen && <Icon name={chosen.icon} />}
              <input
                {...htmlInput}
                {...aria}
                id={id}
                name={name}
                placeholder={placeholder}
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
