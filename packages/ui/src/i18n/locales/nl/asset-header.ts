/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: 'Kop inklappen',
  unfold_header: 'Kop uitklappen',
  inherits: 'Erft van “{{name}}”',
  inherits_continuous: 'Het product volgt het origineel: de taken daarvan kunnen ook hier worden uitgevoerd.',
  inherits_oneOff: 'Het product is één keer gekopieerd. Latere wijzigingen van het origineel worden niet overgenomen.',
  settings: 'Geavanceerde instellingen',
}
