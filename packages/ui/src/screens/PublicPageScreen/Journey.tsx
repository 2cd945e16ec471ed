import type { JourneyStep, PublicRecord } from '@tracemark/api/schemas'
import { JourneyMap } from '../../field/JourneyMap/JourneyMap.tsx'
import { Timeline } from '../../field/Timeline/Timeline.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { useOwnWords } from './own-words.ts'

interface JourneyProps {
  title: string
  steps: readonly (JourneyStep | PublicRecord)[]
  /** A list of what has nothing to do with each other is no way. */
  withMap?: boolean
}

/** The way a thing came, as a sketch and as a list. */
export const Journey = ({ title, steps, withMap = true }: JourneyProps) => {
  const t = useTranslate()
  const format = useFormat()
  const own = useOwnWords()
  const placed = steps.flatMap((step) => (step.point === undefined ? [] : [{ point: step.point, name: step.place ?? step.name }]))
  const names = [...new Set(placed.map((place) => place.name))]
  return (
    <section className="tm-public-journey">
      <h2>{title}</h2>
      {withMap && placed.length > 0 && (
        <JourneyMap
          label={t('public-page:journey_map', { count: names.length, names: format.list(names) })}
          points={placed.map((place) => place.point)}
        />
      )}
      <Timeline
        steps={steps.map((step) => ({
          id: step.id,
          name: step.name,
          place: ['stage' in step ? step.stage : undefined, step.place].filter(Boolean).join(', '),
          date: format.day(step.date),
          lang: own,
          description: 'description' in step ? step.description : undefined,
        }))}
      />
    </section>
  )
}
