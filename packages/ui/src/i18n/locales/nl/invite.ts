import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'nl'> = {
  open: 'Personen uitnodigen',
  emails: 'E-mailadressen',
  emails_hint: 'Eén of meer adressen, gescheiden door regels of komma’s.',
  none: 'Voer minstens één adres in.',
  many: 'Maximaal {{max}} adressen tegelijk. Nodig de andere daarna uit.',
  wrong: '“{{email}}” is geen e-mailadres.',
  there: '{{email}} hoort al bij de organisatie of is al uitgenodigd.',
  leave_out: 'Deze adressen verwijderen',
  role: 'Rol',
  role_hint: 'Beheerders nodigen mensen uit en bepalen wat leden mogen.',
  team_hint: 'Genodigden komen na acceptatie in het team, leden van de organisatie meteen.',
  language: 'Taal van de e-mail en het portaal',
  language_hint: 'Kan later worden gewijzigd.',
  portal: 'Portaaltoegang',
  portal_hint: 'Zonder portaaltoegang voeren ze taken uit via een link of in de mobiele app.',
  send_one: 'Uitnodiging versturen',
  send_other: 'Uitnodigingen versturen',
  sent_one: '{{shown}} uitnodiging verstuurd',
  sent_other: '{{shown}} uitnodigingen verstuurd',
}
