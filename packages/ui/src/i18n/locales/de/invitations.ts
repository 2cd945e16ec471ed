import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'de'> = {
  'failed.create': 'Die Einladung konnte nicht angelegt werden',
  'failed.update': 'Die Einladung konnte nicht geändert werden',
  'failed.delete': 'Die Einladung konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Einladung konnte nicht dupliziert werden',
  'failed.load': 'Die Einladungen konnten nicht geladen werden',
  search: 'Einladungen suchen',
  expiry: 'Gültig bis',
  resend: 'Erneut senden',
  resent: 'Einladung an {{name}} gesendet',
  revoke: 'Widerrufen',
  revoke_title: 'Einladung an {{name}} widerrufen?',
  revoke_text: 'Der Link in der E-Mail wird sofort ungültig. Sie können erneut einladen.',
  revoked: 'Einladung an {{name}} wurde widerrufen',
  'empty.title': 'Keine ausstehenden Einladungen',
  'empty.text': 'Eingeladene stehen hier, bis sie annehmen. Sie können eine Einladung erneut senden oder widerrufen.',
  revoke_selected_one: 'Ausgewählte Einladung widerrufen?',
  revoke_selected_other: '{{shown}} ausgewählte Einladungen widerrufen?',
}
