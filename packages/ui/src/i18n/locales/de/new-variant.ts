import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'de'> = {
  name: 'Name',
  name_hint: 'Wie man sie nennt, etwa „April-Charge“. 3 bis 20 Zeichen.',
  name_wrong: 'Der Name der Variante muss 3 bis 20 Zeichen haben',
  id_hint: 'Steht auf Etiketten: 3 bis 12 Großbuchstaben, Ziffern und Bindestriche.',
  id_missing: 'Geben Sie eine ID ein',
  id_wrong: 'Nur 3 bis 12 Großbuchstaben, Ziffern und Bindestriche',
  id_free: '{{id}} ist frei.',
  id_taken: 'Diese Kennung gibt es schon. Wählen Sie eine andere.',
  description: 'Beschreibung',
  begins: 'Sie beginnt als',
  attributes: 'Merkmale',
  create: 'Variante anlegen',
}
