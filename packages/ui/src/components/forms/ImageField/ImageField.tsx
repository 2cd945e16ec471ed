import { styled } from '@mui/material/styles'
import type { ThumbnailSize } from '@tracemark/api/rules'
import { useTranslate } from '../../../i18n/context.ts'
import { type UploadFieldProps, UploadFrame } from '../FileField/UploadFrame.tsx'
import { ImageTile } from './ImageTile.tsx'

const Tiles = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 12, margin: 0, padding: 0, listStyle: 'none' })

export interface ImageFieldProps extends UploadFieldProps {
  /** How large pictures are shown; their thumbnails are made here, before anything is uploaded. */
  size?: ThumbnailSize | undefined
}

/** Pictures: chosen, dropped, pasted, or taken with a phone's camera. Otherwise as the field for files. */
export const ImageField = ({ size = 'M', ...props }: ImageFieldProps) => {
  const t = useTranslate()
  return (
    <UploadFrame
      {...props}
      kinds={['image']}
      missing={t('forms:image.required')}
      action={t(props.multiple ? 'forms:image.choose_many' : 'forms:image.choose')}
      ways={t(props.multiple ? 'forms:image.ways_many' : 'forms:image.ways')}
    >
      {(entries, getActions) => (
        <Tiles>
          {entries.map((entry) => (
            <ImageTile key={entry.id} entry={entry} size={size} {...getActions(entry)} />
          ))}
        </Tiles>
      )}
    </UploadFrame>
  )
}
