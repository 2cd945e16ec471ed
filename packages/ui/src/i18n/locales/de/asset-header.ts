/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: 'Kopfbereich einklappen',
  unfold_header: 'Kopfbereich ausklappen',
  inherits: 'Erbt von „{{name}}“',
  inherits_continuous: 'Das Produkt folgt dem Original: Dessen Aufgaben lassen sich auch hier ausführen.',
  inherits_oneOff: 'Das Produkt wurde einmal kopiert. Spätere Änderungen des Originals werden nicht übernommen.',
  settings: 'Erweiterte Einstellungen',
}
