import type { AssetImage, Component, PublicContent } from '../../schemas/index.ts'

/** What the public page of one asset shows beside the asset's own fields. */
export interface PublicPlan {
  content: PublicContent
  showsHistory: boolean
  showsEvents: boolean
  images: AssetImage[]
  /** `collected`: the newest records of the task of this name that have a place, shown with the block. */
  blocks: (Pick<Component, 'name' | 'type' | 'subType' | 'displayType' | 'component'> & { collected?: { task: string; count: number } })[]
  /** The task, by its name, that visitors are offered, and as what. */
  service: { task: string; title: string; description: string; buttonLabel: string }
}
