import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'de'> = {
  open: 'Personen einladen',
  emails: 'E-Mail-Adressen',
  emails_hint: 'Eine oder mehrere: jede in einer eigenen Zeile, oder durch Kommas getrennt.',
  none: 'Schreiben Sie mindestens eine Adresse.',
  many: 'Höchstens {{max}} auf einmal. Laden Sie die anderen danach ein.',
  wrong: '„{{email}}“ ist keine E-Mail-Adresse.',
  there: '{{email}} gehört schon zur Organisation oder ist eingeladen.',
  leave_out: 'Diese weglassen',
  role: 'Rolle',
  role_hint: 'Die Administration lädt Personen ein und ändert, was Mitglieder dürfen.',
  team_hint: 'Sie kommen dazu, wenn sie annehmen. Mitglieder der Organisation sofort.',
  language: 'Sprache der E-Mail und des Portals',
  language_hint: 'Später lässt sich eine andere wählen.',
  portal: 'Portalzugang',
  portal_hint: 'Ohne ihn führen sie Aufgaben über einen Link oder in der mobilen App aus.',
  send_one: 'Einladung senden',
  send_other: 'Einladungen senden',
  sent_one: '{{shown}} Einladung gesendet',
  sent_other: '{{shown}} Einladungen gesendet',
}
