import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'public-more'> = {
  copy_content_hint: 'For organizations that update a Grower Group of their own',
}
