import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'nl'> = {
  'failed.create': 'De uitnodiging kon niet worden aangemaakt',
  'failed.update': 'De uitnodiging kon niet worden gewijzigd',
  'failed.delete': 'De uitnodiging kon niet worden verwijderd',
  'failed.duplicate': 'De uitnodiging kon niet worden gedupliceerd',
  'failed.load': 'De uitnodigingen konden niet worden geladen',
  search: 'Uitnodigingen zoeken',
  expiry: 'Geldig tot',
  resend: 'Opnieuw versturen',
  resent: 'Uitnodiging verstuurd naar {{name}}',
  revoke: 'Intrekken',
  revoke_title: 'Uitnodiging aan {{name}} intrekken?',
  revoke_text: 'De link in de e-mail werkt meteen niet meer. U kunt opnieuw uitnodigen.',
  revoked: 'Uitnodiging aan {{name}} is ingetrokken',
  'empty.title': 'Geen openstaande uitnodigingen',
  'empty.text': 'Genodigden staan hier tot ze accepteren. U kunt een uitnodiging opnieuw versturen of intrekken.',
  revoke_selected_one: 'Geselecteerde uitnodiging intrekken?',
  revoke_selected_other: '{{shown}} geselecteerde uitnodigingen intrekken?',
}
