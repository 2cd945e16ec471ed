import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'new-variant'> = {
  name_hint: 'A name people use, such as “Las Mercedes”. 3–20 characters',
  name_wrong: 'Village name must be between 3 and 20 characters',
  id_taken: 'Village ID already exists. Choose another.',
  create: 'Create Village',
}
