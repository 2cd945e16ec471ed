import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'nl'> = {
  actions: 'Acties',
  organizations: 'Organisaties',
  pages: 'Ga naar',
  count_one: '{{count}} resultaat',
  count_other: '{{count}} resultaten',
  failed: 'Zoeken is nu niet beschikbaar',
  failed_why: 'Geen verbinding met de server. De items hierboven kunt u wel openen.',
  move: 'Navigeren',
  nothing: 'Geen resultaten voor “{{words}}”',
  nothing_hint: 'Controleer de spelling of voer minder letters in.',
  open: 'Openen',
  recent: 'Laatst geopend',
  results: 'Zoekresultaten',
  title: 'Zoeken en acties',
}
