import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'public-page'> = {
  unit: 'Farmer {{name}}',
  unit_of: '{{variant}}, Farmer {{name}}',
  unknown_unit_why:
    '{{name}} has no Farmer with the code {{code}}. It may be mistyped, or the label may be a copy. What stands below is about the Grower Group as a whole.',
}
