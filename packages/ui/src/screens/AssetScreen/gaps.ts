import type { Asset } from '@tracemark/api/schemas'

type Described = Pick<Asset, 'image' | 'description' | 'valueChain' | 'isEnabledPublicLink'>

interface Counts {
  codes: number | undefined
  tasks: number | undefined
}

/** What an asset can lack before people trust it, where that is filled in, and how it is told. What is not known is not missed. */
const gaps = [
  { name: 'image', place: 'about', isOpen: ({ image }: Described) => image === undefined },
  { name: 'description', place: 'about', isOpen: ({ description }: Described) => description === '' },
  { name: 'value_chain', place: 'chain', isOpen: ({ valueChain }: Described) => valueChain === undefined },
  { name: 'code', place: 'discovery', isOpen: (_: Described, { codes }: Counts) => codes === 0 },
  { name: 'task', place: 'tasks', isOpen: (_: Described, { tasks }: Counts) => tasks === 0 },
  { name: 'public_page', place: 'public', isOpen: ({ isEnabledPublicLink }: Described) => !isEnabledPublicLink },
] as const

/** What this asset lacks. */
export const gapsOf = (asset: Described, counts: Counts) => gaps.filter(({ isOpen }) => isOpen(asset, counts))
