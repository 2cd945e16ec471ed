import type { Messages } from '../../keys.ts'

export const messages: Messages<'saved-views', 'de'> = {
  new: 'Ansicht speichern',
  edit: 'Ansicht bearbeiten',
  audience: 'Sichtbar für',
  'audience.private': 'Nur ich',
  'audience.team': 'Team',
  'audience.organization': 'Organisation',
  audience_hint: 'Jede Person sieht nur die Zeilen, die sie sehen darf.',
  cannot_share: 'Um eine Ansicht zu teilen, müssen Sie ändern dürfen, was die Liste zeigt.',
  delete_text: 'Was die Liste zeigt, bleibt erhalten. Wessen Liste sich mit dieser Ansicht öffnet, sieht wieder alle Zeilen.',
}
