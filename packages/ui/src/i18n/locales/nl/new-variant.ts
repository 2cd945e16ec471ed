import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'nl'> = {
  name: 'Naam',
  name_hint: 'Zoals mensen haar noemen, bijvoorbeeld “Aprilpartij”. 3 tot 20 tekens.',
  name_wrong: 'De naam van de variant moet 3 tot 20 tekens hebben',
  id_hint: 'Staat op etiketten: 3 tot 12 hoofdletters, cijfers en streepjes.',
  id_missing: 'Vul een ID in',
  id_wrong: 'Alleen 3 tot 12 hoofdletters, cijfers en streepjes',
  id_free: '{{id}} is vrij.',
  id_taken: 'Deze ID bestaat al. Kies een andere.',
  description: 'Omschrijving',
  begins: 'Begint als',
  attributes: 'Kenmerken',
  create: 'Variant aanmaken',
}
