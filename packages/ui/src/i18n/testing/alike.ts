import type { Language } from '@tracemark/api/schemas'

/** The same in every language for good reason: names, numbers, pure placeholders. */
export const alikeEverywhere = [
  'common:app_store',
  'common:google_play',
  'interactions:share',
  'media:document.gdti',
  'media:document.type_pdf',
  'media:qr.png',
  'media:qr.svg',
  'public-page:gtin',
]

/** Words that a language has in common with English. An allowance that is no longer needed fails the check. */
export const alike: Partial<Record<Language, readonly string[]>> = {
  de: [
    'errors:because',
    'errors:offline',
    'media:document.type_video',
    'media:map.north',
    'media:map.south',
    'media:map.west',
    'statuses:thing.live',
    'task-run:place.north',
    'task-run:place.south',
    'task-run:place.west',
    'teams:one',
    'teams:title',
  ],
  es: [
    'errors:because',
    'forms:attributes.false',
    'media:chart.total',
    'media:document.type_audio',
    'media:document.type_video',
    'media:map.east',
    'media:map.north',
    'media:map.south',
    'media:map.west',
    'public-page:no',
    'styleguide:page_widgets',
    'task-run:no',
    'task-run:place.east',
    'task-run:place.north',
    'task-run:place.south',
    'task-run:place.west',
  ],
}
