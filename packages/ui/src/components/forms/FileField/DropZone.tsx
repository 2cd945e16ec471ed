import { styled } from '@mui/material/styles'
import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import type { Ref } from 'react'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { type DocumentType, getAccept } from '../../DocumentList/document-type.ts'
import type { ControlAria } from '../FieldFrame/FieldFrame.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'

const Zone = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 64,
  padding: '10px 14px',
  border: '1px dashed var(--tm-line-field)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-raised)',
  color: 'var(--tm-ink-muted)',
  transition: 'background-color var(--tm-motion-fast) var(--tm-ease)',
  '& > .tm-icon': { gridRow: '1 / 3' },
  '& > .tm-icon:first-of-type': {
    boxSizing: 'content-box',
    padding: 8,
    borderRadius: 'var(--tm-radius-s)',
    background: 'var(--tm-plain-wash)',
    color: 'var(--tm-ink)',
  },
  '& > span': { color: 'var(--tm-ink)', lineHeight: '20px' },
  '& > span > b': { fontWeight: 550, textDecoration: 'underline', textDecorationColor: 'var(--tm-line-field)', textUnderlineOffset: 3 },
  '& > small': { fontSize: 'var(--tm-text-s)', overflowWrap: 'anywhere' },
  '& > input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
  '&:hover': { background: 'var(--tm-paper)', borderColor: 'var(--tm-ink-muted)' },
  '&:focus-within': {
    borderColor: 'var(--tm-accent)',
    boxShadow: '0 0 0 3px var(--tm-accent-wash)',
    outline: '1px solid var(--tm-accent)',
  },
  '&:has([aria-invalid=true])': { borderColor: 'var(--tm-warning)' },
  '&[data-over=true]': { borderStyle: 'solid', borderColor: 'var(--tm-accent)', background: 'var(--tm-accent-wash)' },
  '&:has(:disabled)': { background: 'var(--tm-plain-wash)', borderColor: 'var(--tm-line)' },
  '&:has(:disabled) > *': { color: 'var(--tm-ink-muted)', cursor: 'default' },
})

interface DropZoneProps extends ControlAria {
  name?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
  /** What it does, as on a button. */
  action: string
  /** The other ways to do it. */
  ways: string
  /** What can be added. */
  kinds: readonly DocumentType[]
  multiple: boolean
  disabled?: boolean | undefined
  /** Files are held over what it stands in, which takes them for it. */
  isOver?: boolean | undefined
  onFiles: (files: readonly File[]) => void
  /** The form asked whether it can be sent, and it can't yet. */
  onInvalid?: (() => void) | undefined
}

/**
 * Where files are dropped. The input of files lies over the whole of it, unseen: so it opens by mouse, touch and keyboard as every
 * input of files does, and a label and a description belong to it.
 */
export const DropZone = ({ action, ways, kinds, onFiles, disabled, isOver = false, ref, ...input }: DropZoneProps) => {
  const t = useTranslate()
  const format = useFormat()
  const size = format.fileSize(MAX_UPLOAD_BYTES)
  const { over, handlers } = useDroppedFiles(onFiles, disabled)
  return (
    <Zone data-over={over || isOver} {...handlers}>
      <Icon name="upload" />
      <span>
        <b id={`${input.id}action`}>{action}</b> {ways}
      </span>
      <small>
        {/* That a picture is wanted is said above. */}
        {kinds.every((kind) => kind === 'image')
          ? t('forms:file.limit', { size })
          : t('forms:file.limits', { kinds: format.list(kinds.map((kind) => t(`media:document.type_${kind}`))), size })}
      </small>
      <input
        {...input}
        ref={ref}
        type="file"
        accept={getAccept(kinds)}
        aria-labelledby={`${input.id}label ${input.id}action`}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again, after it was taken away.
          currentTarget.value = ''
        }}
      />
    </Zone>
  )
}
