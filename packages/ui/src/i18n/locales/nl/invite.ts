import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'nl'> = {
  open: 'Personen uitnodigen',
  emails: 'E-mailadressen',
  emails_hint: 'Eén of meer: elk op een eigen regel, of met komma’s ertussen.',
  none: 'Vul minstens één adres in.',
  many: 'Hoogstens {{max}} tegelijk. Nodig de andere daarna uit.',
  wrong: '‘{{email}}’ is geen e-mailadres.',
  there: '{{email}} hoort al bij de organisatie of is uitgenodigd.',
  leave_out: 'Deze weglaten',
  role: 'Rol',
  role_hint: 'Beheerders nodigen mensen uit en wijzigen wat leden mogen.',
  team_hint: 'Ze komen erbij zodra ze accepteren. Leden van de organisatie meteen.',
  language: 'Taal van de e-mail en het portaal',
  language_hint: 'Ze kunnen later een andere kiezen.',
  portal: 'Toegang tot het portaal',
  portal_hint: 'Zonder voeren ze taken uit via een link of in de mobiele app.',
  send_one: 'Uitnodiging versturen',
  send_other: 'Uitnodigingen versturen',
  sent_one: '{{shown}} uitnodiging verstuurd',
  sent_other: '{{shown}} uitnodigingen verstuurd',
}
