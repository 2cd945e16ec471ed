import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'new-variant'> = {
  name_hint: 'What people call it, such as “Las Mercedes”. 3 to 20 characters.',
  name_wrong: 'Village name must be between 3 and 20 characters',
  id_taken: 'Village ID already exists. Choose another one.',
  create: 'Create Village',
}
