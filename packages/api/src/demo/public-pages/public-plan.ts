import type { Component, PublicContent } from '../../schemas/index.ts'

/** What the public page of one asset shows beside the asset's own fields. */
export interface PublicPlan {
  content: PublicContent
  showsHistory: boolean
  showsEvents: boolean
  images: { image: string; caption?: string }[]
  blocks: Pick<Component, 'name' | 'type' | 'subType' | 'displayType' | 'component'>[]
  /** The task, by its name, that visitors are offered, and as what. */
  service: { task: string; title: string; description: string; buttonLabel: string }
}
