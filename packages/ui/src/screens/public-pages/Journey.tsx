import type { JourneyStep, PublicRecord } from '@tracemark/api/schemas'
import { JourneyMap } from '../../field/JourneyMap/JourneyMap.tsx'
import { Timeline } from '../../field/Timeline/Timeline.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { useOwnWords } from './own-words.ts'
import { Source } from './Source.tsx'

interface WayProps {
  steps: readonly (JourneyStep | PublicRecord)[]
  /** Names the list where steps can come from other organizations. */
  list?: string
  /** A list of what has nothing to do with each other is no way. */
  withMap?: boolean
}

/** Asset, step of the value chain and place, as far as they are said. */
export const formatWhere = (step: JourneyStep | PublicRecord): string =>
  ['thing' in step && step.thing, 'stage' in step && step.stage, step.place].filter(Boolean).join(', ')

/** The way a thing came, as a map and as a list. */
export const Way = ({ steps, list, withMap = true }: WayProps) => {
  const t = useTranslate()
  const format = useFormat()
  const lang = useOwnWords()
  const placed = steps.flatMap((step) => (step.point === undefined ? [] : [{ point: step.point, name: step.place ?? step.name }]))
  const names = [...new Set(placed.map((place) => place.name))]
  return (
    <>
      {withMap && placed.length > 0 && (
        <JourneyMap label={t('public-page:journey_map', { count: names.length, names: format.list(names) })} places={placed} />
      )}
      <Timeline
        steps={steps.map((step, index) => ({
          id: step.id,
          name: step.name,
          place: formatWhere(step),
          date: format.day(step.date),
          description: 'description' in step ? step.description : undefined,
          lang,
          source: list && <Source of={`${list}.${index}`} />,
        }))}
      />
    </>
  )
}

export const Journey = ({ title, ...way }: WayProps & { title: string }) => (
  <section className="tm-public-journey">
    <h2>{title}</h2>
    <Way {...way} />
  </section>
)
