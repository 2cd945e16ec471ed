import type {
  ChangedValue,
  IdentificationCode,
  LabelPrint,
  LabelSize,
  Partner,
  SharedAssessment,
  SharedContent,
  ShareState,
  shareModes,
  VariantAttribute,
  VariantChangeLine,
  VariantComponent,
  VariantStatus,
} from '@tracemark/api/schemas'
import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { Json, NamedRow, Optional, OptionalInstant, OrganizationRow, Origin } from './column-types.ts'

/** What both sides of a shared variant keep. */
interface Sharing {
  id: string
  mode: (typeof shareModes)[number]
  state: ShareState
  with_assessments: boolean
  message: string | null
  answered_at: OptionalInstant
  ended_at: OptionalInstant
  followed_at: OptionalInstant
}

/** Variants and units of assets, their codes and labels, and who they are shared with. */
export interface VariantTables {
  variants: NamedRow &
    Origin & {
      asset_id: string
      variant_id: string
      description: string | null
      status: VariantStatus
      attributes: Json<VariantAttribute[]>
      components: Json<VariantComponent[]>
    }
  variant_changes: OrganizationRow &
    Origin & {
      id: string
      batch_id: string
      field: VariantChangeLine['field']
      about: string | null
      part: VariantChangeLine['part'] | null
      from: ColumnType<ChangedValue | null, RawBuilder<ChangedValue> | null, never>
      to: ColumnType<ChangedValue | null, RawBuilder<ChangedValue> | null, never>
    }
  variant_shares: OrganizationRow & Origin & Sharing & { batch_id: string | null; destination_id: number; destination: Json<Partner> }
  variant_offers: OrganizationRow &
    Origin &
    Sharing & {
      origin_id: number
      origin: Json<Partner>
      origin_asset_id: string
      content: Json<SharedContent>
      assessments: Json<SharedAssessment[]>
      batch_id: Optional<string>
      asset_id: Optional<string>
      made_asset: Generated<boolean>
      answered_by_id: Optional<string>
    }
  variant_links: OrganizationRow &
    Origin & { id: string; parent_id: string; child_id: string; quantity: number | null; unit: string | null }
  units: NamedRow &
    Origin & {
      asset_id: string
      variant_id: string | null
      sequence_number: number
      status: number | null
      checksum: string | null
      unique_id: string | null
      hidden: Generated<boolean>
      is_used: Generated<boolean>
    }
  unit_counts: OrganizationRow & {
    asset_id: string
    /** Of zeros: none. */
    variant_id: string
    /** -1: none. */
    status: number
    hidden: boolean
    is_used: boolean
    shard: number
    count: number
  }
  unit_statuses: OrganizationRow & { value: number; name: string }
  identification_codes: OrganizationRow & Origin & { id: string; asset_id: string; type: IdentificationCode['type']; value: string }
  vcode_groups: OrganizationRow &
    Origin & {
      id: string
      variant_id: string
      size: number
      made_count: number | null
      first_sequence_number: number
      last_sequence_number: number
      status: number | null
      cancelled_at: OptionalInstant
    }
  label_prints: OrganizationRow &
    Origin & {
      id: string
      batch_id: string
      group_id: string | null
      first_sequence_number: number
      last_sequence_number: number
      label_count: number
      layout: LabelPrint['layout']
      /** Of a layout of its own. */
      size: Json<LabelSize> | null
      symbol: LabelPrint['symbol']
      start_position: number
      logo: boolean
    }
}
