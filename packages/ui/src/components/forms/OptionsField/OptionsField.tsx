import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { ReorderableList } from '../../ReorderableList/ReorderableList.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { announceChange } from '../FieldFrame/announce-change.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { useSelfCheck } from '../FieldFrame/use-self-check.ts'
import { addLines, listTexts, type Option } from './options.ts'

const Stack = styled('div')({ display: 'grid', gap: 8 })

/** What was entered, without what changes it. */
const Values = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '6px 0', overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: '1px solid var(--tm-line)' },
})

const Adder = styled('div')({ display: 'flex', gap: 8, '& > span': { flex: 1, minWidth: 0 } })

/** Looks like text until it is used, so that a list of many stays quiet. */
const OptionInput = styled('input')({
  minWidth: 0,
  width: '100%',
  height: 32,
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: 'var(--tm-radius-s)',
  background: 'transparent',
  font: 'inherit',
  color: 'var(--tm-ink)',
  textOverflow: 'ellipsis',
  '&:hover:not(:disabled)': { borderColor: 'var(--tm-line-field)' },
  '&:focus': { borderColor: 'var(--tm-accent)', outline: '1px solid var(--tm-accent)' },
  '&:disabled': { color: 'var(--tm-ink-muted)', WebkitTextFillColor: 'var(--tm-ink-muted)' },
})

export interface OptionsFieldProps extends FormText, ValueBinding<string[]> {
  defaultValue?: readonly string[] | undefined
  /** How many there can be at most. */
  itemsLimit: number
  /** Says at once that a required list is empty, as after a try to save; otherwise when the field is left. */
  showErrors?: boolean | undefined
}

/** The answers to choose from, in their order. Enter adds one, and several lines that are pasted add one each. */
export const OptionsField = ({ defaultValue = [], itemsLimit, showErrors = false, name, onChange, onBlur, ...text }: OptionsFieldProps) => {
  const t = useTranslate()
  const { required = false, disabled = false, readOnly = false } = text
  const input = useRef<HTMLInputElement>(null)
  const nextId = useRef(0)
  const newId = () => `option${nextId.current++}`
  const [options, setOptions] = useState<readonly Option[]>(() => defaultValue.map((each) => ({ id: newId(), text: each })))
  const [full, setFull] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const lack = (count: number) => (required && count === 0 ? t('forms:options.required') : undefined)
  const { problem, left } = useSelfCheck(lack, text)
  const own = full
    ? t('forms:options.limit', { itemsLimit })
    : showErrors || problem !== undefined
      ? lack(listTexts(options).length)
      : undefined

  const change = (next: readonly Option[]) => {
    setOptions(next)
    onChange?.(listTexts(next))
    announceChange(input.current)
  }
  /** What finds no room stays in the control. Answers whether nothing does. */
  const add = (lines: string): boolean => {
    const added = addLines(options, lines, itemsLimit, newId)
    const count = added.options.length - options.length
    if (input.current) input.current.value = added.rest.join('; ')
    const hasRoom = added.rest.length === 0
    setFull(!hasRoom)
    if (count === 0) return hasRoom
    setAnnouncement(t('forms:options.added', { count }))
    change(added.options)
    return hasRoom
  }
  const remove = (option: Option) => {
    change(options.filter((other) => other !== option))
    setFull(false)
    setAnnouncement(t('forms:options.removed', { name: option.text }))
    input.current?.focus()
  }

  if (readOnly)
    return (
      <FieldFrame label={text.label} hint={text.hint}>
        {({ id }) => (
          <Values aria-labelledby={`${id}label`}>
            {options.map((option) => (
              <li key={option.id}>{option.text}</li>
            ))}
          </Values>
        )}
      </FieldFrame>
    )
  return (
    <FieldFrame
      label={text.label}
      hint={text.hint}
      error={text.error ?? own}
      required={required}
      aside={`${options.length} / ${itemsLimit}`}
      settle={() => disabled || add(input.current?.value ?? '')}
    >
      {(aria) => (
        <Stack
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return
            left(listTexts(options).length)
            onBlur?.()
          }}
        >
          {options.length > 0 && (
            <ReorderableList
              label={text.label}
              items={options}
              getId={({ id }) => id}
              getName={(option, index) => option.text || t('forms:options.nth', { number: index + 1 })}
              disabled={disabled}
              onOrder={change}
              actions={(option, index) => (
                <IconButton
                  aria-label={t('forms:options.remove', { name: option.text || t('forms:options.nth', { number: index + 1 }) })}
                  disabled={disabled}
                  onClick={() => remove(option)}
                >
                  <Icon name="trash" />
                </IconButton>
              )}
            >
              {(option, index) => (
                <OptionInput
                  aria-label={t('forms:options.nth', { number: index + 1 })}
                  defaultValue={option.text}
                  disabled={disabled}
                  onChange={({ currentTarget: { value } }) =>
                    change(options.map((other) => (other === option ? { ...option, text: value } : other)))
                  }
                />
              )}
            </ReorderableList>
          )}
          <Adder>
            <ControlBox>
              <input
                {...aria}
                ref={input}
                name={name}
                placeholder={t('forms:options.add_hint')}
                autoComplete="off"
                disabled={disabled}
                aria-required={required || undefined}
                onChange={() => setFull(false)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  if (!disabled) add(event.currentTarget.value)
                }}
                onPaste={(event) => {
                  const pasted = event.clipboardData.getData('text/plain')
                  if (disabled || !pasted.trim().includes('\n')) return
                  event.preventDefault()
                  add(pasted)
                }}
              />
            </ControlBox>
            <Button startIcon={<Icon name="plus" />} disabled={disabled} onClick={() => input.current && add(input.current.value)}>
              {t('forms:options.add')}
            </Button>
          </Adder>
          <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
        </Stack>
      )}
    </FieldFrame>
  )
}
