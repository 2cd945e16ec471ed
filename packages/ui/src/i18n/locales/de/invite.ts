import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'de'> = {
  open: 'Personen einladen',
  emails: 'E-Mail-Adressen',
  emails_hint: 'Eine oder mehrere Adressen, durch Zeilen oder Kommas getrennt.',
  none: 'Geben Sie mindestens eine Adresse ein.',
  many: 'Höchstens {{max}} Adressen auf einmal. Laden Sie die übrigen danach ein.',
  wrong: '„{{email}}“ ist keine E-Mail-Adresse.',
  there: '{{email}} gehört bereits zur Organisation oder ist eingeladen.',
  leave_out: 'Diese Adressen entfernen',
  role: 'Rolle',
  role_hint: 'Admins laden Personen ein und legen fest, was Mitglieder dürfen.',
  team_hint: 'Eingeladene kommen mit dem Annehmen ins Team, Mitglieder der Organisation sofort.',
  language: 'Sprache der E-Mail und des Portals',
  language_hint: 'Kann später geändert werden.',
  portal: 'Portalzugang',
  portal_hint: 'Ohne Portalzugang führen sie Aufgaben über einen Link oder in der mobilen App aus.',
  send_one: 'Einladung senden',
  send_other: 'Einladungen senden',
  sent_one: '{{shown}} Einladung gesendet',
  sent_other: '{{shown}} Einladungen gesendet',
}
