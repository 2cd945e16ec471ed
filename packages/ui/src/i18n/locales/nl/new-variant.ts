import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'nl'> = {
  name: 'Naam',
  name_hint: 'De gangbare naam, zoals “Batch april”. 3–20 tekens.',
  name_wrong: 'De naam van de batch moet 3–20 tekens hebben',
  id_hint: 'Wordt op etiketten gedrukt: 3–12 hoofdletters, cijfers of streepjes.',
  id_missing: 'Voer een ID in',
  id_wrong: '3–12 hoofdletters, cijfers of streepjes',
  id_free: 'De ID {{id}} is beschikbaar.',
  id_taken: 'Deze batch-ID bestaat al. Kies een andere.',
  description: 'Beschrijving',
  begins: 'Beginstatus',
  attributes: 'Kenmerken',
  create: 'Batch aanmaken',
}
