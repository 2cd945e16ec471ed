import type { Point } from '@tracemark/api/schemas'
import { PLOT, type PlotPoint, plotLine, plotPoints } from './plot.ts'

export interface JourneyMapProps {
  /** What the picture shows, for those who can't see it. */
  label: string
  points: readonly Point[]
}

const contours = [
  'M-6 40c60 10 90-20 156-6s110 30 182 4',
  'M-6 66c70 4 92-30 164-16s104 30 174 8',
  'M-6 92c70-22 120 16 196 6s90-20 142-8',
  'M-6 120c60-18 112 18 190 2s96-16 148-2',
  'M14 160c50-36 136-26 186-32s80-6 132 2',
]

const isSame = (one: PlotPoint, other: PlotPoint | undefined) => one.x === other?.x && one.y === other.y

/** A sketch of the way on paper: where the places lie to each other, not a map to find them by. */
export const JourneyMap = ({ label, points }: JourneyMapProps) => {
  const places = plotPoints(points)
  const spots = places.filter((place, index) => places.findIndex((other) => isSame(place, other)) === index)
  return (
    <svg className="tm-journey" viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} role="img" aria-label={label}>
      <g fill="none" stroke="var(--tm-line-strong)" strokeWidth="1">
        {contours.map((contour) => (
          <path key={contour} d={contour} />
        ))}
      </g>
      <path d={plotLine(places)} fill="none" stroke="var(--tm-accent)" strokeWidth="2.4" strokeDasharray="1 6" strokeLinecap="round" />
      <g fill="var(--tm-paper-raised)" stroke="var(--tm-accent)" strokeWidth="2.6">
        {spots.map((spot) => (
          <circle key={`${spot.x} ${spot.y}`} cx={spot.x} cy={spot.y} r={spot === places[0] || isSame(spot, places.at(-1)) ? 6 : 5} />
        ))}
      </g>
    </svg>
  )
}
