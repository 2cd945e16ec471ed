import type { JourneyStep } from '@tracemark/api/schemas'
import { JourneyMap } from '../../field/JourneyMap/JourneyMap.tsx'
import { Timeline } from '../../field/Timeline/Timeline.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'

/** The way a thing came, as a sketch and as a list. */
export const Journey = ({ steps }: { steps: readonly JourneyStep[] }) => {
  const t = useTranslate()
  const format = useFormat()
  const placed = steps.flatMap((step) => (step.point === undefined ? [] : [{ point: step.point, name: step.place ?? step.name }]))
  return (
    <section className="tm-public-journey">
      <h2>{t('public-page:journey')}</h2>
      {placed.length > 0 && (
        <JourneyMap
          label={t('public-page:journey_map', { count: placed.length, names: format.list(placed.map((place) => place.name)) })}
          points={placed.map((place) => place.point)}
        />
      )}
      <Timeline
        steps={steps.map((step) => ({
          id: step.id,
          name: step.name,
          note: [step.place, format.day(step.date)].filter(Boolean).join(', '),
          description: step.description,
        }))}
      />
    </section>
  )
}
