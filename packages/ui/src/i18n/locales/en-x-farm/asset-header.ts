import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'asset-header'> = {
  inherits_continuous: 'It follows this Grower Group: tasks of the original can be run here too.',
}
