/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: 'Fold header',
  unfold_header: 'Unfold header',
  inherits: 'Inherits from {{name}}',
  inherits_continuous: 'It follows this asset: tasks of the original can be run here too.',
  inherits_oneOff: 'It was copied once. Later changes of the original are not applied.',
  settings: 'Advanced settings',
}
