import type { Classification, Coordinates } from '@tracemark/api/schemas'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { useFormat } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { MAX_ZOOM, setData } from './create-map.ts'
import { Locator } from './Locator.tsx'
import { loadLetters } from './letters.ts'
import { MapControls } from './MapControls.tsx'
import { MapSources } from './MapSources.tsx'
import { MarkButton, MarkLayer, Shares } from './mark-parts.tsx'
import { Frame } from './parts.tsx'
import { buildRooms, type Bounds as Sides } from './places.ts'
import { type MapFailures, useMap } from './use-map.ts'
import { useMarksOnGround } from './use-marks-on-ground.ts'

/** What can be pressed: one thing, or many that lie too close to be told apart. */
export interface ClusterMark {
  key: string
  coordinates: Coordinates
  count: number
  /** What it is called, for those who hear it. */
  label: string
  /** The parts that it is made of, each with its share of 1. */
  shares: readonly { kind: Classification; share: number }[]
  isOpen: boolean
}

/** What the map shows. */
export interface MapView {
  /** West, south, east and north in degrees; a view across the antimeridian goes beyond 180. */
  sides: Sides
  zoom: number
}

/**
 * Where the map begins, and where it goes whenever that is another: at this zoom, or as close as all of it fits, no closer than `maxZoom` and no
 * farther than `minZoom`.
 */
export interface MapTarget {
  sides: Sides
  zoom?: number
  maxZoom?: number
  minZoom?: number
}

export interface ClusterCanvasProps extends MapFailures {
  marks: readonly ClusterMark[]
  styleUrl: string | undefined
  target: MapTarget | undefined
  /** Brings all there is into view. */
  onFit: () => void
  onMoved: (view: MapView) => void
  onPress: (key: string) => void
}

/** Room around what is brought into view, in CSS pixels. */
const PADDING = 48

const Marks = ({ map, marks, onPress }: Pick<ClusterCanvasProps, 'marks' | 'onPress'> & { map: MapLibre }) => {
  const format = useFormat()
  const layer = useRef<HTMLDivElement>(null)
  const isSought = useRef(false)
  useMarksOnGround(map, layer, marks)
  useEffect(() => setData(map, 'marks', buildRooms(marks)), [map, marks])
  // What was pressed has come apart, and the focus would be gone with it.
  useEffect(() => {
    if (!isSought.current || marks.length === 0 || document.activeElement !== document.body) return
    isSought.current = false
    layer.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [marks])
  return (
    <MarkLayer ref={layer}>
      {marks.map(({ key, count, label, shares, isOpen }) => (
        <div key={key} data-open={isOpen}>
          <MarkButton
            type="button"
            data-kind={count === 1 ? shares[0]?.kind : undefined}
            data-cluster={count > 1}
            aria-label={label}
            aria-pressed={isOpen}
            onClick={() => {
              isSought.current = true
              onPress(key)
            }}
          >
            {count === 1 && shares[0] && <Icon name={shares[0].kind} size={14} />}
            {count > 1 && (
              <>
                <b>{format.number(count)}</b>
                <Shares aria-hidden="true">
                  {shares.map(({ kind, share }) => (
                    <i key={kind} data-kind={kind} style={{ flexGrow: share }} />
                  ))}
                </Shares>
              </>
            )}
          </MarkButton>
          <span aria-hidden="true">{label}</span>
        </div>
      ))}
    </MarkLayer>
  )
}

/** A map of what the server has gathered. */
const ClusterCanvas = ({ marks, styleUrl, target, onFit, onMoved, onPress, ...failures }: ClusterCanvasProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const map = useMap(frame, { styleUrl, ...failures })
  const moved = useRef(onMoved)
  moved.current = onMoved
  useEffect(() => {
    if (!map) return
    const tell = () => {
      const bounds = map.getBounds()
      moved.current({ sides: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], zoom: map.getZoom() })
    }
    map.on('moveend', tell)
    map.on('resize', tell)
    return () => {
      map.off('moveend', tell)
      map.off('resize', tell)
    }
  }, [map])
  useEffect(() => {
    if (!map || !target) return
    const { sides, zoom, maxZoom = MAX_ZOOM, minZoom = 0 } = target
    const [west, south, east, north] = sides
    const camera = zoom === undefined ? map.cameraForBounds([west, south, east, north], { padding: PADDING, maxZoom }) : undefined
    if (camera) map.easeTo({ ...camera, zoom: Math.min(MAX_ZOOM, Math.max(camera.zoom ?? 0, minZoom)), duration: 200 })
    else map.jumpTo({ center: [(west + east) / 2, (south + north) / 2], zoom: zoom ?? minZoom })
  }, [map, target])
  return (
    <Frame data-map-frame="">
      <div ref={frame} data-map="" />
      {map && (
        <>
          <Marks map={map} marks={marks} onPress={onPress} />
          <Locator map={map} styleUrl={styleUrl} />
          <MapControls map={map} onFit={onFit} />
          <MapSources map={map} />
        </>
      )}
    </Frame>
  )
}

/** The map with what every one begins with: its letters, and the tiles of the world. */
export const loadClusterMap = async () => {
  await Promise.all([import('./tiles/world.json'), loadLetters()])
  return { ClusterCanvas }
}
