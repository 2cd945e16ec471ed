import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import type { NativeBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { useSelfCheck } from '../FieldFrame/use-self-check.ts'
import { type CodeLanguage, mistakenLine } from './code-check.ts'

export type { CodeLanguage } from './code-check.ts'

const Box = styled(ControlBox)({
  alignItems: 'stretch',
  gap: 0,
  padding: 0,
  overflow: 'hidden',
  direction: 'ltr',
  font: '400 var(--tm-text-s) / 20px var(--tm-font-code, monospace)',
  fontVariantLigatures: 'none',
  '& > pre': {
    flex: 'none',
    minWidth: 40,
    margin: 0,
    padding: '8px 8px 8px 12px',
    overflow: 'hidden',
    borderRight: '1px solid var(--tm-line)',
    background: 'var(--tm-paper-sunken)',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    userSelect: 'none',
  },
  '& mark': { display: 'inline-block', background: 'var(--tm-warning-wash)', color: 'var(--tm-warning)', fontWeight: 700 },
  '&& > textarea': {
    padding: '8px 12px',
    font: 'inherit',
    tabSize: 2,
    resize: 'none',
    whiteSpace: 'pre',
    overflow: 'auto',
  },
})

export interface CodeFieldProps extends FormText, NativeBinding<HTMLTextAreaElement> {
  defaultValue?: string | undefined
  /** What is checked when the field is left: JSON and XML for their mistakes; HTML and text are taken as they are. */
  language?: CodeLanguage | undefined
  /** Lines that can be seen at once. */
  rows?: number | undefined
}

const countLines = (text: string) => text.split('\n').length

/**
 * A message, a snippet or settings as code. It is a textarea with line numbers, not an editor: the texts are short, mostly pasted,
 * and a textarea keeps what people rely on: Tab leaves, undo, spell-checkers off, search, screen readers, phones. An editor such as
 * CodeMirror would cost over 100 kB and take the Tab key for colours alone.
 */
export const CodeField = (props: CodeFieldProps) => {
  const { defaultValue = '', language = 'text', rows = 8, name, ref, onChange, onBlur, ...text } = props
  const t = useTranslate()
  const numbers = useRef<HTMLPreElement>(null)
  const [lines, setLines] = useState(() => countLines(defaultValue))
  const [mistake, setMistake] = useState<number>()
  const { problem, changed, left, settle } = useSelfCheck((value: string) => {
    const line = mistakenLine(value, language)
    setMistake(line)
    return line === undefined ? undefined : t('forms:code.mistake', { line, language: language.toUpperCase() })
  }, text)
  return (
    <FieldFrame label={text.label} hint={text.hint} error={text.error ?? problem} required={text.required} settle={settle}>
      {(aria) => (
        <Box>
          <pre ref={numbers} aria-hidden="true" style={{ height: rows * 20 + 16 }}>
            {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
              <span key={line}>
                {line === mistake ? <mark>{line}</mark> : line}
                {'\n'}
              </span>
            ))}
          </pre>
          <textarea
            {...aria}
            ref={ref}
            name={name}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            defaultValue={defaultValue}
            required={text.required}
            disabled={text.disabled}
            readOnly={text.readOnly}
            style={{ height: rows * 20 + 16 }}
            onScroll={({ currentTarget }) => numbers.current?.scrollTo(0, currentTarget.scrollTop)}
            onChange={(event) => {
              const { value } = event.currentTarget
              setLines(countLines(value))
              changed(value)
              onChange?.(event)
            }}
            onBlur={(event) => {
              left(event.currentTarget.value)
              onBlur?.(event)
            }}
          />
        </Box>
      )}
    </FieldFrame>
  )
}
