import type { Messages } from '../../keys.ts'

export const messages: Messages<'saved-views', 'nl'> = {
  new: 'Weergave opslaan',
  edit: 'Weergave bewerken',
  audience: 'Zichtbaar voor',
  'audience.private': 'Alleen ik',
  'audience.team': 'Team',
  'audience.organization': 'Organisatie',
  audience_hint: 'Iedereen ziet alleen de rijen die diegene mag zien.',
  cannot_share: 'Om een weergave te delen moet u mogen wijzigen wat de lijst toont.',
  delete_text: 'Wat de lijst toont, blijft bestaan. Wie de lijst met deze weergave opent, ziet weer alle rijen.',
}
