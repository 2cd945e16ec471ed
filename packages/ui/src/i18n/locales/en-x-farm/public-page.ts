import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'public-page'> = {
  unit: 'Farmer {{name}}',
  unit_of: '{{variant}}, Farmer {{name}}',
  closed_unit: 'Farmer not shown',
  closed_unit_why:
    '{{name}} does not show the Farmer with the code {{code}}. To learn more, ask {{name}}. This page describes the Grower Group in general.',
  unknown_unit_why:
    '{{name}} has no Farmer with the code {{code}}. The code may be mistyped, or the label may be a copy. This page describes the Grower Group in general.',
}
