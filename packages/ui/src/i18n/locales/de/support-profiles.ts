import type { Messages } from '../../keys.ts'

export const messages: Messages<'support-profiles', 'de'> = {
  title: 'Supportprofile',
  one: 'Supportprofil',
  'failed.create': 'Das Supportprofil konnte nicht angelegt werden',
  'failed.update': 'Das Supportprofil konnte nicht geändert werden',
  'failed.delete': 'Das Supportprofil konnte nicht gelöscht werden',
  'failed.duplicate': 'Das Supportprofil konnte nicht dupliziert werden',
  'failed.load': 'Die Supportprofile konnten nicht geladen werden',
}
