import { type Interaction, NOWHERE } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import type { ListFilter, ListView } from '../../../components/ListFrame/types.ts'
import type { Translate } from '../../../i18n/keys.ts'

export const interactionViews = ['list', 'map'] as const
export type InteractionView = (typeof interactionViews)[number]

/** The ways in which the list of interactions is drawn: as it is, or as a map. */
export const describeViews = (
  t: Translate,
  { view, onView, map }: { view: InteractionView; onView: (view: InteractionView) => void; map: () => ReactNode },
): ListView<Interaction> => ({
  label: t('interactions-map:view'),
  options: interactionViews.map((value) => ({ value, label: t(`interactions-map:view.${value}`) })),
  value: view,
  onChange: (next) => onView(next === 'map' ? next : 'list'),
  body: view === 'map' ? map : undefined,
})

/** The filter that a map leads to: an area, or what has no place. There is no list of all areas. */
export const describeArea = (t: Translate, area: unknown): ListFilter[] =>
  typeof area === 'string'
    ? [
        {
          type: 'choice',
          field: 'bounds',
          label: t(area === NOWHERE ? 'interactions:column.place' : 'interactions-map:in_area'),
          options: [{ value: area, label: area === NOWHERE ? t('interactions-map:nowhere') : '' }],
        },
      ]
    : []
