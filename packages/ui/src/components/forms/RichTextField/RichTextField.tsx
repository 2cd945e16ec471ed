import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { onDemand, useOnDemand } from '../../on-demand.ts'
import { announceChange } from '../FieldFrame/announce-change.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import { boxFocus, boxLook, boxReadOnly } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { useSelfCheck } from '../FieldFrame/use-self-check.ts'
import type { Written } from './RichTextEditor.tsx'

const editorCode = onDemand(() => import('./RichTextEditor.tsx'))

const Box = styled('div')(boxLook, {
  overflow: 'hidden',
  '&:has(.tiptap:focus)': boxFocus,
  '&:has(> div > .tiptap[aria-invalid=true])': { borderColor: 'var(--tm-warning)' },
  '&[data-read-only=true]': boxReadOnly,
  '&[data-disabled=true]': { background: 'var(--tm-plain-wash)', borderColor: 'var(--tm-line)' },
  '&[data-disabled=true] .tiptap': { color: 'var(--tm-ink-muted)' },
  '& .tiptap': {
    minHeight: 112,
    maxHeight: 400,
    overflow: 'auto',
    padding: '8px 12px',
    outline: 0,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    whiteSpace: 'break-spaces',
  },
  '&[data-read-only=true] .tiptap': { minHeight: 0, padding: 0 },
  '& .tiptap > *': { margin: 0 },
  '& .tiptap > * + *': { marginTop: 8 },
  '& .tiptap h3': { font: '500 var(--tm-title-s) / 1.3 var(--tm-font-title)' },
  '& .tiptap :is(ul, ol)': { paddingInlineStart: 22 },
  '& .tiptap li > p': { margin: 0 },
  '& .tiptap blockquote': { paddingInlineStart: 12, borderInlineStart: '2px solid var(--tm-line-strong)', color: 'var(--tm-ink-muted)' },
  '& .tiptap blockquote > p': { margin: 0 },
  '& .tiptap table': { width: '100%', borderCollapse: 'collapse' },
  '& .tiptap :is(th, td)': {
    padding: '4px 8px',
    border: '1px solid var(--tm-line)',
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& .tiptap th': { fontWeight: 550 },
  '& .tiptap :is(th, td, dd) > p': { margin: 0 },
  '& .tiptap img': { maxWidth: '100%', height: 'auto' },
  '& .tiptap a': { color: 'var(--tm-accent)', textUnderlineOffset: 3 },
})

const Waiting = styled('div')({
  '& > div': { display: 'flex', gap: 6, height: 37, padding: 6, borderBottom: '1px solid var(--tm-line)' },
  '& > p': { display: 'grid', gap: 8, alignContent: 'start', height: 112, margin: 0, padding: 12 },
})

const Counter = styled('span')({ fontFeatureSettings: '"tnum"', '&[data-over=true]': { color: 'var(--tm-warning)', fontWeight: 600 } })

/** Characters that people see in an HTML text. */
const measureLength = (html: string) => [...(new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '')].length

export interface RichTextFieldProps extends FormText, ValueBinding<string> {
  /** HTML of headings, lists, quotes, links, bold and italic. Anything else in it is left out. */
  defaultValue?: string | undefined
  /** Characters of the text, without its markup; the field counts, says so, and keeps what was typed. */
  maxLength?: number | undefined
  /** Characters that the server takes, markup included. */
  maxHtmlLength?: number | undefined
}

/** A text with structure. Hands over HTML, or an empty text where nothing is written. The editor is loaded when it is needed. */
export const RichTextField = ({ defaultValue = '', maxLength, maxHtmlLength, onChange, onBlur, ...text }: RichTextFieldProps) => {
  const t = useTranslate()
  const { number } = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const editor = useOnDemand(editorCode, true)
  const { required = false, disabled = false, readOnly = false } = text
  const [length, setLength] = useState(() => (maxLength === undefined ? 0 : measureLength(defaultValue)))
  const over = maxLength !== undefined && length > maxLength
  const { problem, changed, left, settle } = useSelfCheck((written: Written) => {
    if (maxLength !== undefined && written.length > maxLength) return t('forms:text.max', { max: number(maxLength) })
    const fault = written.findFault(maxHtmlLength)
    return fault && t(`forms:rich_text.${fault}`, { max: number(maxHtmlLength ?? 0) })
  }, text)
  return (
    <FieldFrame
      label={text.label}
      hint={readOnly ? undefined : text.hint}
      error={text.error ?? problem}
      required={required}
      settle={settle}
      aside={
        maxLength === undefined || readOnly ? undefined : (
          <Counter data-over={over}>
            {length} / {maxLength}
          </Counter>
        )
      }
    >
      {(aria) => (
        <Box ref={box} data-read-only={readOnly} data-disabled={disabled}>
          {editor ? (
            <editor.default
              aria={aria}
              label={text.label}
              defaultValue={defaultValue}
              required={required}
              disabled={disabled}
              readOnly={readOnly}
              onText={(written) => {
                if (maxLength !== undefined) setLength(written.length)
                changed(written)
                onChange?.(written.html)
                announceChange(box.current)
              }}
              onLeave={(written) => {
                left(written)
                onBlur?.()
              }}
            />
          ) : (
            <Waiting aria-hidden="true">
              <div>
                <Skeleton variant="rounded" width={120} height={24} />
                <Skeleton variant="rounded" width={88} height={24} />
              </div>
              <p>
                <Skeleton variant="rounded" width="80%" height={14} />
                <Skeleton variant="rounded" width="60%" height={14} />
              </p>
            </Waiting>
          )}
        </Box>
      )}
    </FieldFrame>
  )
}
