import type { Use } from '@tracemark/api/schemas'

/** So many of a kind refer to an entity. */
export interface ShownUse extends Pick<Use, 'kind' | 'count' | 'hidden'> {
  /** Where they are listed. Absent where no list tells them apart, or the person may not see it. */
  href?: string | undefined
  /** The first of them by name, where no list tells them apart. */
  first?: readonly { id: string; name: string; href?: string | undefined }[] | undefined
}

/** What refers to an entity, and whether it can be deleted nevertheless. */
export interface KnownUses {
  /** Of the entity. */
  name: string
  deletable: boolean
  usedBy: readonly ShownUse[]
}

/** The same, of one of several. */
export interface KnownUsesOfOne extends KnownUses {
  id: string
}

/** What can be done with an entity that can't be deleted. */
export interface Instead {
  kind: 'archive' | 'hide'
  onSelect: () => void
}
