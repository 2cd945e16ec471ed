import type { Messages } from '../../keys.ts'

export const forms: Messages<'forms'> = {
  cancel: 'Abbrechen',
  'confirm.title': 'Sind Sie sicher?',
  'confirm.no_revert': 'Sie können das nicht rückgängig machen!',
  'confirm.yes': 'Ja',
  'confirm.type': 'Geben Sie zur Bestätigung „{{phrase}}“ ein',
}
