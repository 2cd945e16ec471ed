import type { PublicAsset } from '@tracemark/api/schemas'

export type PublicBlock = NonNullable<PublicAsset['blocks']>[number]
