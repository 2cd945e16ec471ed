import { styled } from '@mui/material/styles'
import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import type { DocumentType } from '../../DocumentList/document-type.ts'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { announceChange } from '../FieldFrame/announce-change.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { useSelfCheck } from '../FieldFrame/use-self-check.ts'
import { DropZone } from './DropZone.tsx'
import type { UploadEntry, UploadedFile } from './upload-list.ts'
import { type Upload, useUploads } from './use-uploads.ts'

const Stack = styled('div')({ display: 'grid', gap: 8 })

const Refusals = styled('div')({
  display: 'grid',
  gap: 4,
  fontSize: 'var(--tm-text-s)',
  color: 'var(--tm-warning)',
  fontWeight: 550,
  '&:empty': { marginTop: -8 },
  '& > p': { display: 'flex', gap: 6, margin: 0, overflowWrap: 'anywhere' },
  '& > p > svg': { flex: 'none', marginTop: 2 },
})

export interface UploadFieldProps extends FormText, ValueBinding<UploadedFile[]> {
  defaultValue?: readonly UploadedFile[] | undefined
  /** Several files; otherwise another file takes the place of the one before. */
  multiple?: boolean | undefined
  /** Says at once that a required file is missing, as after a try to save; otherwise when the field is left. */
  showErrors?: boolean | undefined
  upload: Upload
  /** Files that were chosen elsewhere, and are added as the field appears. */
  given?: readonly File[] | undefined
}

export interface EntryActions {
  onRetry: () => void
  /** Absent where nothing may be changed. */
  onRemove?: (() => void) | undefined
}

interface UploadFrameProps extends UploadFieldProps {
  kinds: readonly DocumentType[]
  /** Said where a required field is empty. */
  missing: string
  action: string
  ways: string
  /** The list of what was added. */
  children: (entries: readonly UploadEntry[], getActions: (entry: UploadEntry) => EntryActions) => ReactNode
}

/** What the fields for files and for images share: label, drop zone, paste, refusals, and what a screen reader is told. */
export const UploadFrame = ({ kinds, missing, action, ways, children, defaultValue, upload, name, given, ...props }: UploadFrameProps) => {
  const t = useTranslate()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const { multiple = false, showErrors = false, required = false, disabled = false, readOnly = false } = props
  const { entries, refused, announcement, add, retry, remove } = useUploads({
    defaultValue,
    multiple,
    kinds,
    upload,
    onChange: props.onChange,
  })
  // A form with a file under way would be saved without it: the native control says so to whatever asks whether the form is valid.
  const held = entries.some(({ state }) => state === 'failed') ? 'failed' : entries.some(({ state }) => state === 'uploading') && 'pending'
  const [asked, setAsked] = useState(false)
  const wait = held ? t(`forms:file.held_${held}`) : ''
  useEffect(() => input.current?.setCustomValidity(wait), [wait])
  const take = (files: readonly File[]) => {
    setAsked(false)
    add(files)
    announceChange(input.current)
  }
  const takeGiven = useEffectEvent(() => given && take(given))
  useEffect(() => takeGiven(), [])
  const lack = (count: number) => (required && count === 0 ? missing : undefined)
  const { problem, left } = useSelfCheck(lack, props)
  /** Of a form that asks for a value, it is said what kind of value is missing. */
  const own = showErrors || problem !== undefined || props.error !== undefined ? lack(entries.length) : undefined
  const size = format.fileSize(MAX_UPLOAD_BYTES)
  const kindNames = format.list(kinds.map((kind) => t(`media:document.type_${kind}`)))
  const getActions = (entry: UploadEntry): EntryActions => ({
    onRetry: () => retry(entry),
    onRemove:
      disabled || readOnly
        ? undefined
        : () => {
            remove(entry)
            announceChange(input.current)
            input.current?.focus()
          },
  })
  return (
    <FieldFrame
      label={props.label}
      hint={props.hint}
      error={own ?? props.error ?? (asked && wait !== '' ? wait : undefined)}
      required={required}
      expected={props.expected}
    >
      {(aria) => (
        <Stack
          onPaste={({ clipboardData: { files } }) => files.length > 0 && !disabled && !readOnly && take([...files])}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return
            left(entries.length)
            props.onBlur?.()
          }}
        >
          {entries.length > 0 && children(entries, getActions)}
          {readOnly && entries.length === 0 && <span>{t('forms:file.none')}</span>}
          {!readOnly && (
            <DropZone
              {...aria}
              name={name}
              ref={input}
              action={action}
              ways={ways}
              kinds={kinds}
              multiple={multiple}
              disabled={disabled}
              onFiles={take}
              onInvalid={() => setAsked(true)}
            />
          )}
          <Refusals role="alert">
            {refused.map(({ name: file, problem: reason }) => (
              <p key={file}>
                <Icon name="warning" size={14} />
                {t(`forms:file.${reason}`, { name: file, size, kinds: kindNames })}
              </p>
            ))}
          </Refusals>
          <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
        </Stack>
      )}
    </FieldFrame>
  )
}
