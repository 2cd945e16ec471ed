import type { Asset, AssetAttention, AssetTotals, Interaction } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import type { Failure } from '../../errors/error-code.ts'

type Attention = z.infer<typeof AssetAttention>
export type AttentionKind = keyof Attention

/** An integration action of which nothing arrives. */
export interface FailingAction {
  id: string
  name: string
  /** Nobody tries any more. */
  isOff: boolean
}

export interface CatalogueScreenProps {
  /** Undefined while they are counted. */
  totals: AssetTotals | undefined
  attention: Attention | undefined
  /** How often public pages were opened in the last 30 days; undefined while it is counted. */
  visits?: number | undefined
  /** Undefined while they are loaded. */
  newest: readonly Asset[] | undefined
  /** Undefined while they are loaded, and for those who may not see them. */
  latest?: readonly Interaction[] | undefined
  /** Undefined for those who may not see integration actions. */
  failing?: readonly FailingAction[] | undefined
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  hrefs: Readonly<Record<'list' | 'archived' | 'hidden', string>> & {
    interactions?: string | undefined
    /** Absent for those who may not create assets. */
    create?: string | undefined
    asset: (id: string) => string
    /** Where what is wrong with this asset is mended. */
    mend: (kind: AttentionKind, id: string) => string
    interaction: (id: string) => string
  }
  onOpen: (href: string) => void
}
