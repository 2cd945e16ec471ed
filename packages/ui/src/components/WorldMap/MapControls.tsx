import IconButton from '@mui/material/IconButton'
import type { Map as MapLibre } from 'maplibre-gl'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Controls } from './parts.tsx'

interface MapControlsProps {
  map: MapLibre
  /** Brings every place into view. */
  onFit: (() => void) | undefined
}

/** Closer, farther, and all of it. */
export const MapControls = ({ map, onFit }: MapControlsProps) => {
  const t = useTranslate()
  return (
    <Controls role="group" aria-label={t('media:map.controls')}>
      <IconButton aria-label={t('media:map.zoom_in')} onClick={() => map.zoomIn({ duration: 160 })}>
        <Icon name="plus" />
      </IconButton>
      <IconButton aria-label={t('media:map.zoom_out')} onClick={() => map.zoomOut({ duration: 160 })}>
        <Icon name="minus" />
      </IconButton>
      {onFit && (
        <IconButton aria-label={t('media:map.fit')} onClick={onFit}>
          <Icon name="fit" />
        </IconButton>
      )}
    </Controls>
  )
}
