import type { ContentTransfer, JourneyStep, PublicContent, PublicInfo } from '@tracemark/api/schemas'
import type { ColumnType, Generated } from 'kysely'
import type { Instant, Json, NamedRow, OrganizationRow, Origin } from './column-types.ts'

export interface PublicPage {
  heroImage?: string | undefined
  highlights: { value: string; label: string }[]
  journey: JourneyStep[]
  content?: PublicContent | undefined
  showsHistory?: boolean | undefined
  showsEvents?: boolean | undefined
}

/** Assets, the value chains that they follow, and what is counted of them. */
export interface AssetTables {
  value_chains: NamedRow & { description: string; archived: Generated<boolean>; is_default: boolean; default_element_id: string | null }
  value_chain_elements: NamedRow & {
    value_chain_id: string
    enabled: boolean
    icon: string | null
    image: string | null
    is_default: boolean
    order: number
  }
  assets: NamedRow & {
    description: string
    image: string | null
    gtin: string | null
    value_chain_id: string | null
    public_link: string | null
    public_page: Json<PublicPage> | null
    is_enabled_public_link: Generated<boolean>
    is_enabled_public_content: Generated<boolean>
    is_enabled_discovery: Generated<boolean>
    is_enabled_services: Generated<boolean>
    identification_method: Generated<PublicInfo['identificationMethod']>
    serial_prefix: string | null
    status: Generated<0 | 1>
    hidden: Generated<boolean>
    created_at: ColumnType<Date, Date | undefined, never>
  }
  /** Kept by triggers of `things`. The sum over the shards counts. */
  asset_counts: OrganizationRow & { status: 0 | 1; hidden: boolean; shard: number; count: number }
  /** Of assets in use, kept by triggers of `things`. `value_chain_id` of zeros: none. */
  asset_gap_counts: OrganizationRow & { value_chain_id: string; is_public: boolean; has_code: boolean; shard: number; count: number }
  /** Of public pages, by days in UTC. */
  page_visits: OrganizationRow & { asset_id: string; day: string; visits: number }
  asset_attributes: OrganizationRow & {
    id: string
    asset_id: string
    label: string
    value: string
    type: string
    unit: string | null
    base_attribute_id: string | null
    source: string
    is_public: boolean
    order: number
    created_at: Instant
  }
  content_transfers: OrganizationRow &
    Origin & {
      id: string
      asset_id: string
      origin: string
      organization_slug: string
      organization_name: string
      asset_name: string
      unit_name: string
      unit_url: string
      copied_at: Instant
      fields: Json<ContentTransfer['fields']>
      /** Of the values that came with it (`getMark`). */
      marks: Generated<Json<string[]>>
    }
}
