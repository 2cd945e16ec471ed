import type { Asset } from '@tracemark/api/schemas'

type Described = Pick<Asset, 'image' | 'description' | 'category' | 'valueChain' | 'attributes' | 'images' | 'isEnabledPublicLink'>

/** A base attribute of the organization that every asset has to have. */
export interface RequiredAttribute {
  id: string
  name: string
}

/** What is known beside the asset; what is not known is not missed. */
interface Known {
  codes?: number | undefined
  tasks?: number | undefined
  /** The organization's own base attributes that every asset has to have. */
  requiredAttributes?: readonly RequiredAttribute[] | undefined
}

/** Names of the required attributes that the asset has no value of. */
const emptyAttributes = ({ attributes }: Described, { requiredAttributes = [] }: Known): string[] => {
  const known = new Set(attributes.map(({ baseAttributeId }) => baseAttributeId))
  return requiredAttributes.filter(({ id }) => !known.has(id)).map(({ name }) => name)
}

/**
 * What an asset can lack before people trust it, in the order in which it is filled in: `tab` is where, by the name of the asset's tab or of
 * the one under "About"; `count` says how often it is empty.
 */
const gaps = [
  {
    name: 'image',
    verb: 'add',
    tab: 'general',
    label: 'asset-page:gap.image',
    count: ({ image }: Described) => Number(image === undefined),
  },
  {
    name: 'description',
    verb: 'add',
    tab: 'general',
    label: 'asset-page:gap.description',
    count: ({ description }: Described) => Number(description === ''),
  },
  {
    name: 'category',
    verb: 'choose',
    tab: 'category',
    label: 'names:categories.one',
    count: ({ category }: Described) => Number(category === undefined),
  },
  {
    name: 'attributes',
    verb: 'fill_in',
    tab: 'attributes',
    label: 'asset-page:tab.attributes',
    count: (asset: Described, known: Known) => emptyAttributes(asset, known).length,
  },
  {
    name: 'value_chain',
    verb: 'choose',
    tab: 'value-chains',
    label: 'asset-page:gap.value_chain',
    count: ({ valueChain }: Described) => Number(valueChain === undefined),
  },
  {
    name: 'alt',
    verb: 'add',
    tab: 'gallery',
    label: 'asset-page:alt',
    count: ({ images }: Described) => images.filter(({ alt, caption }) => alt === undefined && caption === undefined).length,
  },
  {
    name: 'code',
    verb: 'add',
    tab: 'discovery',
    label: 'asset-page:gap.code',
    count: (_: Described, { codes }: Known) => Number(codes === 0),
  },
  { name: 'task', verb: 'add', tab: 'tasks', label: 'asset-page:gap.task', count: (_: Described, { tasks }: Known) => Number(tasks === 0) },
  {
    name: 'public_page',
    verb: 'switch_on',
    tab: 'public',
    label: 'asset-page:gap.public_page',
    count: ({ isEnabledPublicLink }: Described) => Number(!isEnabledPublicLink),
  },
] as const

export type GapTab = (typeof gaps)[number]['tab']

export interface EmptyFields {
  count: number
  labels: readonly (typeof gaps)[number]['label'][]
  /** Of attributes, which have names of their own. */
  names: readonly string[]
}

/** How many of the kinds above there are to ask for: what is not known, or of which an asset has none, is not counted. */
const countKinds = ({ images }: Described, { codes, tasks, requiredAttributes = [] }: Known): number =>
  gaps.length - [codes === undefined, tasks === undefined, requiredAttributes.length === 0, images.length === 0].filter(Boolean).length

/** What this asset lacks, and how many of each; `names`: which, where they have names of their own. */
export const findGaps = (asset: Described, known: Known) =>
  gaps
    .map(({ count, ...gap }) => ({
      ...gap,
      count: count(asset, known),
      names: gap.name === 'attributes' ? emptyAttributes(asset, known) : [],
    }))
    .filter(({ count }) => count > 0)

/** How far an asset is on its way to the public: of how many kinds it has everything, and what it lacks. */
export const getReadiness = (asset: Described, known: Known) => {
  const missing = findGaps(asset, known)
  const all = countKinds(asset, known)
  return { missing, all, done: all - missing.length }
}

/** Which required fields of an asset are empty, and how many, by the tabs that they stand on. */
export const emptyFields = (asset: Described, known: Known): Partial<Record<GapTab, EmptyFields>> => {
  const byTab = Map.groupBy(findGaps(asset, known), ({ tab }) => tab)
  return Object.fromEntries(
    [...byTab].map(([tab, found]) => [
      tab,
      {
        count: found.reduce((sum, { count }) => sum + count, 0),
        labels: found.map(({ label }) => label),
        names: found.flatMap(({ names }) => names),
      },
    ]),
  )
}
