import type { PublicThing } from '@tracemark/api/schemas'

export type PublicBlock = NonNullable<PublicThing['blocks']>[number]
