import { styled } from '@mui/material/styles'
import { type HTMLInputTypeAttribute, type ReactNode, useState } from 'react'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { NativeBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { isBetween, textLength } from '../FieldFrame/checks.ts'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { useSelfCheck } from '../FieldFrame/use-self-check.ts'

/** The part of the limit from which on what is left matters. */
const NEAR = 0.8

/** Stands for a value that can't be entered here and is not there. */
const NOTHING = '–'

const Counter = styled('span')({ fontFeatureSettings: '"tnum"', '&[data-over=true]': { color: 'var(--tm-warning)', fontWeight: 600 } })

export interface TextFieldProps extends FormText, NativeBinding<HTMLInputElement & HTMLTextAreaElement> {
  defaultValue?: string | undefined
  placeholder?: string | undefined
  /** Characters; near the limit the field counts, and it keeps what was typed. */
  minLength?: number | undefined
  maxLength?: number | undefined
  multiline?: boolean | undefined
}

export interface TextKind {
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'url' | 'email' | 'tel'
  autoComplete?: string
  /** Before the text. */
  start?: ReactNode
  /** What is wrong with a text that isn't empty. */
  check?: (text: string) => string | undefined
}

const useLengthProblem = (min: number | undefined, max: number | undefined) => {
  const t = useTranslate()
  const { number } = useFormat()
  return (text: string) => {
    if (text === '' || isBetween(textLength(text), { min, max })) return undefined
    if (max === undefined) return t('forms:text.min', { min: number(min ?? 0) })
    return min === undefined ? t('forms:text.max', { max: number(max) }) : t('forms:text.min_max', { min: number(min), max: number(max) })
  }
}

/** The control that all fields of one line of text share. Not for use outside of this folder. */
export const TextControl = ({
  defaultValue = '',
  placeholder,
  minLength,
  maxLength,
  multiline = false,
  name,
  ref,
  onChange,
  onBlur,
  kind: { check, start, ...input },
  ...text
}: TextFieldProps & { kind: TextKind }) => {
  const [length, setLength] = useState(() => textLength(defaultValue))
  const lengthProblem = useLengthProblem(minLength, maxLength)
  const { problem, changed, left, settle } = useSelfCheck(
    (value: string) => lengthProblem(value) ?? (value === '' ? undefined : check?.(value)),
    text,
  )
  const Control = multiline ? 'textarea' : 'input'
  const over = maxLength !== undefined && length > maxLength
  const isNear = !text.readOnly && maxLength !== undefined && length >= NEAR * maxLength
  return (
    <FieldFrame
      label={text.label}
      hint={text.readOnly ? undefined : text.hint}
      error={text.error ?? problem}
      required={text.required}
      expected={text.expected}
      settle={settle}
      aside={
        isNear ? (
          <Counter data-over={over}>
            {length} / {maxLength}
          </Counter>
        ) : undefined
      }
    >
      {(aria) => (
        <ControlBox>
          {start}
          <Control
            {...aria}
            {...(multiline ? {} : input)}
            ref={ref}
            name={name}
            defaultValue={defaultValue}
            placeholder={text.readOnly ? NOTHING : placeholder}
            required={text.required}
            disabled={text.disabled}
            readOnly={text.readOnly}
            onChange={(event: React.ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
              const { value } = event.currentTarget
              if (maxLength !== undefined) setLength(textLength(value))
              changed(value)
              onChange?.(event)
            }}
            onBlur={(event: React.FocusEvent<HTMLInputElement & HTMLTextAreaElement>) => {
              left(event.currentTarget.value)
              onBlur?.(event)
            }}
          />
        </ControlBox>
      )}
    </FieldFrame>
  )
}

const plain: TextKind = { type: 'text' }

/** A text, of one line or several. */
export const TextField = (props: TextFieldProps) => <TextControl {...props} kind={plain} />
