import { classifications, historyKinds, InteractionQuery, interactionOrigins, reviewStates } from '@tracemark/api/schemas'
import type { Translate } from '../../i18n/keys.ts'
import { createFilters } from '../ListFrame/create-filters.ts'
import type { FilterValues, FoundBySearch, ListFilter } from '../ListFrame/types.ts'

export interface FoundForInteractions {
  /** The organization's tasks: all of them, or those that are found. */
  tasks: FoundBySearch | Pick<FoundBySearch, 'options'>
  /** Assets, units and who recorded them. Absent where the person may not see them. */
  things?: FoundBySearch | undefined
  units?: FoundBySearch | undefined
  people?: FoundBySearch | undefined
}

/** What narrows the list of interactions and the rule of a collection, but for dates and areas. `within`: filters that the list alone has. */
export const createInteractionFilters = (
  t: Translate,
  { tasks, things, units, people }: FoundForInteractions,
  { place }: FilterValues,
  within?: { collections: FoundBySearch | undefined },
): ListFilter[] =>
  createFilters(InteractionQuery, {
    classification: {
      label: t('interactions:column.classification'),
      options: classifications.map((kind) => ({ value: kind, label: t(`interactions:classification.${kind}`), icon: kind })),
    },
    review: {
      label: t('interactions:review'),
      options: reviewStates.map((state) => ({ value: state, label: t(`interactions:review.${state}`) })),
    },
    taskId: { label: t('interactions:column.task'), ...tasks },
    reported: within && { label: t('interactions:occurred') },
    createdByMe: within && { label: t('interactions:created_by_me') },
    thingId: things && { label: t('names:assets.one'), ...things },
    itemId: units && { label: t('names:units.one'), ...units },
    createdById: people && { label: t('interactions:column.createdBy'), ...people },
    collectionId: within?.collections && { label: t('names:collections.one'), ...within.collections },
    history: {
      label: t('interactions:kind'),
      options: historyKinds.filter((kind) => kind !== 'all').map((kind) => ({ value: kind, label: t(`interactions:kind.${kind}`) })),
    },
    teamTasks: { label: t('interactions:team_tasks') },
    administrationTasks: { label: t('interactions:administration_tasks') },
    collected: within && { label: t('interactions:collected') },
    origin: {
      label: t('interactions:origin'),
      options: interactionOrigins.map((origin) => ({ value: origin, label: t(`interactions:origin.${origin}`) })),
    },
    // What other pages link to: there is no list of all places.
    place: typeof place === 'string' ? { label: t('interactions:column.place'), options: [{ value: place, label: place }] } : undefined,
  })
