import { styled } from '@mui/material/styles'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { coordinatesText } from '../../i18n/coordinates-text.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ClassificationChip } from '../ClassificationChip/ClassificationChip.tsx'
import type { MapPlace } from './types.ts'

const List = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'auto',
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 14px',
    padding: '11px 18px',
    borderTop: '1px solid var(--tm-line)',
  },
  '& li > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 550 },
  '& a': { color: 'var(--tm-accent-strong)', textUnderlineOffset: 3 },
  '& p': { margin: 0, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

const Bullet = styled('i')({
  display: 'grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  border: '1px solid var(--tm-line-strong)',
  borderRadius: 12,
  color: 'var(--tm-ink-muted)',
  font: '600 var(--tm-text-xs)/1 var(--tm-font-ui)',
  fontVariantNumeric: 'tabular-nums',
})

/** Of a degree, about a kilometre: a list is read at a glance. */
const LEAST_DECIMALS = 2

interface PlaceListProps {
  label: string
  places: readonly MapPlace[]
  /** Lines and areas that can only be named. */
  shapeNames: readonly string[]
  /** How many of the places, from the first, carry their number. */
  numbered: number
  /** In CSS pixels, where longer lists scroll. */
  maxHeight: number
}

/** The same places for those who would rather read than look. */
export const PlaceList = ({ label, places, shapeNames, numbered, maxHeight }: PlaceListProps) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <List aria-label={label} style={{ maxHeight }} tabIndex={0}>
      {places.map(({ id, name, detail, coordinates, classification, href }, at) => (
        <li key={id}>
          <Bullet as={at < numbered ? 'i' : 'span'}>{at < numbered ? format.number(at + 1) : <Icon name="place" size={13} />}</Bullet>
          <div>
            <b>{href === undefined ? name : <a href={href}>{name}</a>}</b>
            {detail !== undefined && <p>{detail}</p>}
          </div>
          {classification && <ClassificationChip classification={classification} />}
          <small>
            <bdi dir="ltr">{coordinatesText(coordinates, t, format, LEAST_DECIMALS)}</bdi>
          </small>
        </li>
      ))}
      {shapeNames.map((name) => (
        <li key={name}>
          <Bullet as="span">
            <Icon name="layers" size={13} />
          </Bullet>
          <div>
            <b>{name}</b>
          </div>
          <small>{t('media:map.shape')}</small>
        </li>
      ))}
    </List>
  )
}
