import type { Point } from '@tracemark/api/schemas'
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { useFormat } from '../../i18n/context.ts'
import type { JourneyZoomProps } from './JourneyZoom.tsx'
import { LABEL_SIZE, placeLabels } from './labels.ts'
import { chooseScale, createPlot, PLOT, type PlotPoint, plotLine } from './plot.ts'
import type { ZoomedPlot } from './zoom.ts'
import './JourneyMap.css'

export interface JourneyMapProps {
  /** What the picture shows, for those who can't see it. */
  label: string
  /** In the order of the way. */
  places: readonly { point: Point; name: string }[]
}

/** Stand for a landscape where the way is short: coasts say nothing there. */
const contours = [
  'M-6 48c60 10 90-20 156-6s110 30 182 4',
  'M-6 80c70 4 92-30 164-16s104 30 174 8',
  'M-6 112c70-22 120 16 196 6s90-20 142-8',
  'M-6 146c60-18 112 18 190 2s96-16 148-2',
  'M14 194c50-36 136-26 186-32s80-6 132 2',
]

/** From here on the picture shows coasts, in kilometres from side to side. */
const FAR_KM = 900
const SCALE_ROOM = 64

const isSame = (one: PlotPoint, other: PlotPoint | undefined) => one.x === other?.x && one.y === other.y

/** Buttons to zoom, and coasts where they say something, once the picture is near what the visitor sees; without them it is a sketch. */
const useMore = (project: ReturnType<typeof createPlot>['project'], isWay: boolean, isFar: boolean) => {
  const picture = useRef<SVGSVGElement>(null)
  const [land, setLand] = useState('')
  const [Zoom, setZoom] = useState<ComponentType<JourneyZoomProps>>()
  useEffect(() => {
    const element = picture.current
    if (!isWay || !element || !globalThis.IntersectionObserver) return
    const none = () => undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      import('./JourneyZoom.tsx').then(({ JourneyZoom }) => setZoom(() => JourneyZoom), none)
      if (isFar) import('./land.ts').then(({ drawLand }) => setLand(drawLand(project)), none)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [project, isWay, isFar])
  return { picture, land, Zoom }
}

/** The way on paper: where the places lie to each other, by name, and how far that is. */
export const JourneyMap = ({ label, places }: JourneyMapProps) => {
  const format = useFormat()
  const whole = useMemo(() => createPlot(places.map(({ point }) => point)), [places])
  const isFar = whole.kilometres * PLOT.width > FAR_KM
  const isWay = whole.places.some((place) => !isSame(place, whole.places[0]))
  const { picture, land, Zoom } = useMore(whole.project, isWay, isFar)
  const [zoomed, setZoomed] = useState<ZoomedPlot>()
  const plot = zoomed ?? whole
  const stops = plot.places
  const spots = stops
    .map((place, index) => ({ ...place, name: places[index]?.name ?? '' }))
    .filter((place, index) => stops.findIndex((other) => isSame(place, other)) === index)
  const scale = chooseScale(plot.kilometres, SCALE_ROOM)
  const end = PLOT.width - 14
  return (
    <div className={isWay ? 'tm-journey-frame' : undefined}>
      <svg
        ref={picture}
        className={land ? 'tm-journey tm-journey-sea' : 'tm-journey'}
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        role="img"
        aria-label={label}
      >
        <g transform={zoomed?.transform} strokeWidth={1 / (zoomed?.zoom ?? 1)}>
          {isFar ? <path className="tm-journey-land" d={land} /> : contours.map((contour) => <path key={contour} d={contour} />)}
        </g>
        <path d={plotLine(stops)} fill="none" stroke="var(--tm-accent)" strokeWidth="2.4" strokeDasharray="1 6" strokeLinecap="round" />
        <g stroke="var(--tm-accent)" strokeWidth="2.6">
          {spots.map((spot) => (
            <circle
              key={`${spot.x} ${spot.y}`}
              className={isSame(spot, stops.at(-1)) ? 'tm-journey-end' : undefined}
              cx={spot.x}
              cy={spot.y}
              r={isSame(spot, stops[0]) || isSame(spot, stops.at(-1)) ? 6 : 5}
            />
          ))}
        </g>
        <g className="tm-journey-words" fontSize={LABEL_SIZE}>
          {placeLabels(spots).map(({ text, anchor, x, y }) => (
            <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
              {text}
            </text>
          ))}
          <text x={end} y={PLOT.height - 18} textAnchor="end" className="tm-journey-scale">
            {format.intl(scale.distance, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })}
          </text>
        </g>
        <path d={`M${end} ${PLOT.height - 14}v4h${-scale.length}v-4`} fill="none" stroke="var(--tm-ink-muted)" strokeWidth="1" />
      </svg>
      {Zoom && <Zoom plot={whole} picture={picture} onPlot={setZoomed} />}
    </div>
  )
}
