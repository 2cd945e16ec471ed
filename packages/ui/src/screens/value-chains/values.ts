import { ElementDraft, type NewValueChain, type ValueChain } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'

/** A chain as a form takes it. */
export const toChainValues = ({ name, description, link, image, isDefault, elements }: ValueChain): z.input<typeof NewValueChain> => ({
  name,
  description,
  ...(link !== undefined && { link }),
  ...(image !== undefined && { image }),
  isDefault,
  elements: elements.map((element) => ElementDraft.parse(element)),
})
