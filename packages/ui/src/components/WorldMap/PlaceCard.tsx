import IconButton from '@mui/material/IconButton'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ClassificationChip } from '../ClassificationChip/ClassificationChip.tsx'
import { Card } from './mark-parts.tsx'
import type { MapPlace } from './types.ts'

interface PlaceCardProps {
  /** More than one where they lie in the same spot. */
  places: readonly MapPlace[]
  onClose: () => void
}

/** What is at a mark. It stands right after its button, so that Tab leads into it, and Escape back. */
export const PlaceCard = ({ places, onClose }: PlaceCardProps) => {
  const t = useTranslate()
  const back = (from: HTMLElement) => {
    from.closest('[data-open]')?.querySelector('button')?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <Card
      role="group"
      aria-label={places[0]?.name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') back(event.currentTarget)
      }}
    >
      <IconButton size="small" aria-label={t('common:close')} onClick={(event) => back(event.currentTarget)}>
        <Icon name="close" size={14} />
      </IconButton>
      {places.map(({ id, name, detail, classification, href }) => (
        <div key={id}>
          <b>{href === undefined ? name : <a href={href}>{name}</a>}</b>
          {detail !== undefined && <p>{detail}</p>}
          {classification && <ClassificationChip classification={classification} />}
        </div>
      ))}
    </Card>
  )
}
