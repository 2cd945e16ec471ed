import IconButton from '@mui/material/IconButton'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Tools } from './parts.tsx'

/** What can be done with a gallery's pictures; what is absent is not offered. */
export interface GalleryEditing {
  onRemove?: (id: string) => void
  /** The main picture becomes the first. */
  onMakeMain?: (id: string) => void
  /** Moves a picture to another position, counted from 0. */
  onMove?: (id: string, to: number) => void
}

interface EditToolsProps extends GalleryEditing {
  id: string
  name: string
  at: number
  count: number
}

/** Buttons below a picture. A move keeps the focus on its button, so that a picture can go several places on. */
export const EditTools = ({ id, name, at, count, onRemove, onMakeMain, onMove }: EditToolsProps) => {
  const t = useTranslate()
  return (
    <Tools role="group" aria-label={name}>
      {onMove && (
        <>
          <IconButton
            data-flip=""
            aria-label={t('media:gallery.earlier', { name })}
            aria-disabled={at === 0}
            onClick={() => at > 0 && onMove(id, at - 1)}
          >
            <Icon name="left" size={14} />
          </IconButton>
          <IconButton
            data-flip=""
            aria-label={t('media:gallery.later', { name })}
            aria-disabled={at === count - 1}
            onClick={() => at < count - 1 && onMove(id, at + 1)}
          >
            <Icon name="right" size={14} />
          </IconButton>
        </>
      )}
      {onMakeMain && (
        <IconButton aria-label={t('media:gallery.make_main', { name })} aria-disabled={at === 0} onClick={() => at > 0 && onMakeMain(id)}>
          <Icon name="star" size={14} />
        </IconButton>
      )}
      {onRemove && (
        <IconButton aria-label={t('media:gallery.remove', { name })} onClick={() => onRemove(id)}>
          <Icon name="trash" size={14} />
        </IconButton>
      )}
    </Tools>
  )
}
