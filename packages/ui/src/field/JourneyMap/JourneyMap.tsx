import type { Point } from '@tracemark/api/schemas'
import { PLOT, plotLine, plotPoints } from './plot.ts'

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

/** A sketch of the way on paper: where the places lie to each other, not a map to find them by. */
export const JourneyMap = ({ label, points }: JourneyMapProps) => {
  const places = plotPoints(points)
  return (
    <svg className="tm-journey" viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} role="img" aria-label={label}>
      <g fill="none" stroke="var(--tm-line-strong)" strokeWidth="1">
        {contours.map((contour) => (
          <path key={contour} d={contour} />
        ))}
      </g>
      <path d={plotLine(places)} fill="none" stroke="var(--tm-accent)" strokeWidth="2.4" strokeDasharray="1 6" strokeLinecap="round" />
      <g fill="var(--tm-paper-raised)" stroke="var(--tm-accent)" strokeWidth="2.6">
        {places.map((place, index) => (
          <circle key={`${index}-${place.x}-${place.y}`} cx={place.x} cy={place.y} r={index === 0 || index === places.length - 1 ? 6 : 5} />
        ))}
      </g>
    </svg>
  )
}
