/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: 'Fold header',
  unfold_header: 'Unfold header',
  inherits: 'Inherits from {{name}}',
  inherits_continuous: 'It follows this asset: tasks of the original can be run here too.',
  inherits_oneOff: 'It was copied once. Later changes of the original are not applied.',
  settings: 'Advanced settings',
  copy_title: 'Duplicate “{{name}}”',
  copy_take: 'Copy',
  copy_text: 'Name, category, template and image are always copied. Codes, variants, units and interactions stay with the original.',
  copy_about: 'Description, attributes, pictures and certifications',
  copy_page: 'Content and settings of the public page',
}
