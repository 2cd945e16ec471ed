import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'nl'> = {
  actions: 'Acties',
  organizations: 'Organisaties',
  pages: 'Ga naar',
  count_one: '{{count}} resultaat',
  count_other: '{{count}} resultaten',
  failed: 'De zoekfunctie antwoordde niet',
  failed_why: 'Er is geen verbinding, of de server is niet bereikbaar. Wat hierboven staat, kunt u wel openen.',
  move: 'Navigeren',
  nothing: 'Niets gevonden voor ‘{{words}}’',
  nothing_hint: 'Controleer de spelling of probeer het met minder letters.',
  open: 'Openen',
  recent: 'Laatst geopend',
  results: 'Zoekresultaten',
  title: 'Zoeken en acties',
}
