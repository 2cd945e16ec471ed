import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'de'> = {
  name: 'Name',
  name_hint: 'Der gebräuchliche Name, zum Beispiel „Charge April“. 3–20 Zeichen.',
  name_wrong: 'Der Name der Charge muss 3–20 Zeichen haben',
  id_hint: 'Auf Etiketten gedruckt: 3–12 Großbuchstaben, Ziffern oder Bindestriche.',
  id_missing: 'Geben Sie eine ID ein',
  id_wrong: '3–12 Großbuchstaben, Ziffern oder Bindestriche',
  id_free: 'Die ID {{id}} ist verfügbar.',
  id_taken: 'Diese Chargen-ID ist bereits vergeben. Wählen Sie eine andere.',
  description: 'Beschreibung',
  begins: 'Anfangsstatus',
  attributes: 'Merkmale',
  create: 'Charge anlegen',
}
