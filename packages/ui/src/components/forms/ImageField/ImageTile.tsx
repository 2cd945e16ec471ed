import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { THUMBNAIL_SIZES, type ThumbnailSize } from '@tracemark/api/rules'
import { useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import type { EntryActions } from '../FileField/UploadFrame.tsx'
import { UploadProgress } from '../FileField/UploadProgress.tsx'
import type { UploadEntry } from '../FileField/upload-list.ts'
import { useThumbnail } from './use-thumbnail.ts'

const Tile = styled('li')({
  position: 'relative',
  minWidth: 0,
  maxWidth: '100%',
  '& > div:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    height: 'var(--side)',
    overflow: 'hidden',
    border: '1px solid var(--tm-line)',
    borderRadius: 'var(--tm-radius-m)',
    background: 'var(--tm-paper-sunken)',
    color: 'var(--tm-ink-muted)',
  },
  '& img': { display: 'block', maxWidth: '100%', width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-state=uploading] img': { opacity: 0.5 },
  '&[data-size=O] > div:first-of-type': { height: 'auto', minHeight: 64 },
  '& > b': {
    display: 'block',
    marginTop: 4,
    overflow: 'hidden',
    fontSize: 'var(--tm-text-s)',
    fontWeight: 500,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > p': { margin: 0, fontSize: 'var(--tm-text-xs)', lineHeight: 1.4, color: 'var(--tm-warning)', fontWeight: 550 },
  '& > small': { display: 'block', fontSize: 'var(--tm-text-xs)', color: 'var(--tm-ink-muted)' },
  '& > small > span > span': { width: 56 },
  '& > div:last-of-type': { position: 'absolute', insetBlockStart: 6, insetInlineEnd: 6, display: 'flex', gap: 4 },
  '& .MuiIconButton-root': {
    padding: 5,
    border: '1px solid var(--tm-line-strong)',
    background: 'var(--tm-paper-raised)',
    color: 'var(--tm-ink)',
    '&:hover': { background: 'var(--tm-paper)', borderColor: 'var(--tm-line-field)' },
  },
})

interface ImageTileProps extends EntryActions {
  entry: UploadEntry
  size: ThumbnailSize
}

/** One picture; where the browser can't show it, its kind stands in its place. */
export const ImageTile = ({ entry, size, onRetry, onRemove }: ImageTileProps) => {
  const t = useTranslate()
  const { name, state, progress, file, url } = entry
  const thumbnail = useThumbnail(file, size)
  const [unreadable, setUnreadable] = useState<string>()
  const source = file === undefined ? url : thumbnail
  const side = size === 'O' ? '100%' : `max(96px, ${THUMBNAIL_SIZES[size]}px)`
  return (
    <Tile
      data-state={state}
      data-size={size}
      style={{ width: side, ...{ '--side': size === 'O' ? 'auto' : `${THUMBNAIL_SIZES[size]}px` } }}
    >
      <div>
        {source === undefined || source === unreadable ? (
          <Icon name="image" size={24} />
        ) : (
          <img src={source} alt={t('forms:image.preview', { name })} onError={() => setUnreadable(source)} />
        )}
      </div>
      <b title={name}>{name}</b>
      {state === 'uploading' && (
        <small>
          <UploadProgress name={name} progress={progress} />
        </small>
      )}
      {state === 'failed' && <p role="alert">{t('forms:file.failed')}</p>}
      <div>
        {state === 'failed' && (
          <IconButton aria-label={t('forms:file.retry', { name })} onClick={onRetry}>
            <Icon name="retry" />
          </IconButton>
        )}
        {onRemove && (
          <IconButton aria-label={t(state === 'uploading' ? 'forms:file.cancel' : 'forms:file.remove', { name })} onClick={onRemove}>
            <Icon name={state === 'uploading' ? 'close' : 'trash'} />
          </IconButton>
        )}
      </div>
    </Tile>
  )
}
