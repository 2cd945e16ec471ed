import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { DocumentIcon } from '../../DocumentList/DocumentIcon.tsx'
import { documentType } from '../../DocumentList/document-type.ts'
import type { EntryActions } from './UploadFrame.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import type { UploadEntry } from './upload-list.ts'

const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
  padding: '8px 6px 8px 10px',
  '& + &': { borderTop: '1px solid var(--tm-line)' },
  '& > div': { flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere', lineHeight: '20px' },
  '& b': { display: 'block', fontWeight: 550 },
  '& small': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', fontSize: 'var(--tm-text-s)', color: 'var(--tm-ink-muted)' },
  '& small > [role=alert]': { color: 'var(--tm-warning)', fontWeight: 550 },
  '& .MuiIconButton-root': { padding: 6 },
})

interface FileLineProps extends EntryActions {
  entry: UploadEntry
}

/** One file: what it is, how far it has come, and what can be done about it. */
export const FileLine = ({ entry, onRetry, onRemove }: FileLineProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { name, size, state } = entry
  return (
    <Line>
      <DocumentIcon fileName={name} />
      <div>
        <b>{name}</b>
        <small>
          {state === 'uploading' && <UploadProgress name={name} progress={entry.progress} />}
          {state === 'failed' && <span role="alert">{t('forms:file.failed')}</span>}
          {state === 'done' && <span>{t(`media:document.type_${documentType(name)}`)}</span>}
          {size !== undefined && <span>{format.fileSize(size)}</span>}
        </small>
      </div>
      {state === 'failed' && (
        <Button size="small" startIcon={<Icon name="retry" size={14} />} aria-label={t('forms:file.retry', { name })} onClick={onRetry}>
          {t('errors:try_again')}
        </Button>
      )}
      {onRemove && (
        <IconButton aria-label={t(state === 'uploading' ? 'forms:file.cancel' : 'forms:file.remove', { name })} onClick={onRemove}>
          <Icon name={state === 'uploading' ? 'close' : 'trash'} />
        </IconButton>
      )}
    </Line>
  )
}
