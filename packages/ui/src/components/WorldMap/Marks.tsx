import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { createClusters, type Mark } from './clusters.ts'
import { setData } from './create-map.ts'
import { MarkButton, MarkLayer } from './mark-parts.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import { buildRooms } from './places.ts'
import type { MapPlace } from './types.ts'
import { useMarksOnGround } from './use-marks-on-ground.ts'

interface MarksProps {
  map: MapLibre
  places: readonly MapPlace[]
  /** How many of the places, from the first, carry their number in the order. */
  numbered: number
}

/** What can be pressed on the map: buttons in the order of the places, moved along with the ground below them. */
export const Marks = ({ map, places, numbered }: MarksProps) => {
  const t = useTranslate()
  const format = useFormat()
  const layer = useRef<HTMLDivElement>(null)
  const clusters = useMemo(() => createClusters(places, Math.floor(map.getMaxZoom())), [map, places])
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [open, setOpen] = useState<string>()
  const sought = useRef<string>(undefined)

  useEffect(() => {
    const gather = () => {
      const bounds = map.getBounds()
      setMarks(clusters.marks([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], map.getZoom()))
    }
    gather()
    map.on('moveend', gather)
    return () => {
      map.off('moveend', gather)
    }
  }, [map, clusters])

  useMarksOnGround(map, layer, marks)

  useEffect(
    () => setData(map, 'marks', buildRooms(marks.map(({ coordinates, places: { length } }) => ({ coordinates, count: length })))),
    [map, marks],
  )

  // A cluster that came apart takes the focus along to its first place.
  useEffect(() => {
    const at = marks.findIndex((mark) => mark.places[0]?.id === sought.current)
    if (sought.current === undefined || at < 0) return
    sought.current = undefined
    layer.current?.children[at]?.querySelector('button')?.focus({ preventScroll: true })
  }, [marks])

  const press = (mark: Mark) => {
    if (mark.apartAt !== undefined && mark.apartAt <= map.getMaxZoom()) {
      sought.current = mark.places[0]?.id
      setOpen(undefined)
      map.easeTo({ center: mark.coordinates, zoom: mark.apartAt, duration: 200 })
      return
    }
    setOpen(open === mark.key ? undefined : mark.key)
    if (open !== mark.key) map.easeTo({ center: mark.coordinates, offset: [0, 80], duration: 200 })
  }

  const getNumber = ({ places: { length }, first, last }: Mark) => {
    if (last < numbered && last - first === length - 1) {
      return length === 1 ? format.number(first + 1) : `${format.number(first + 1)}–${format.number(last + 1)}`
    }
    return length > 1 ? format.number(length) : undefined
  }

  const getLabel = (mark: Mark) => {
    const { places: members, classification } = mark
    const count = members.length
    const words =
      count > 1
        ? [t('media:map.cluster', { number: format.number(count) })]
        : [members[0]?.name ?? '', ...(classification ? [t(`interactions:classification.${classification}`)] : [])]
    return format.list(mark.last < numbered ? [getNumber(mark) ?? '', ...words] : words)
  }

  const face = (mark: Mark) => {
    const number = getNumber(mark)
    const icon = mark.classification ?? (number === undefined ? 'place' : undefined)
    return (
      <>
        {icon && <Icon name={icon} size={14} />}
        {number !== undefined && <b>{number}</b>}
      </>
    )
  }

  return (
    <MarkLayer ref={layer}>
      {marks.map((mark) => (
        <div key={mark.key} data-open={open === mark.key}>
          <MarkButton
            type="button"
            data-kind={mark.classification}
            data-cluster={mark.places.length > 1}
            aria-label={getLabel(mark)}
            aria-expanded={mark.apartAt === undefined || mark.apartAt > map.getMaxZoom() ? open === mark.key : undefined}
            onClick={() => press(mark)}
          >
            {face(mark)}
          </MarkButton>
          {open === mark.key ? (
            <PlaceCard places={mark.places} onClose={() => setOpen(undefined)} />
          ) : (
            <span aria-hidden="true">{mark.places.length > 1 ? getLabel(mark) : mark.places[0]?.name}</span>
          )}
        </div>
      ))}
    </MarkLayer>
  )
}
