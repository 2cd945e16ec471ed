import type { AccessTokenType, Language, Permission, Role, ViewAudience } from '@tracemark/api/schemas'
import type { Generated } from 'kysely'
import type { Instant, Json, Optional, OptionalInstant, OrganizationRow, Origin } from './column-types.ts'

/** Organizations, who belongs to them, and what gets in. */
export interface PeopleTables {
  organizations: {
    id: number
    slug: string
    name: string
    image: string | null
    business_type: string | null
    public_page_image: string | null
    language: Language
    accent_color: string | null
    description: Optional<string>
    website: Optional<string>
    email: Optional<string>
    phone: Optional<string>
    /** As the tz database names it; UTC where absent. */
    time_zone: Optional<string>
    /** For how many whoever recorded an interaction may correct its answers. */
    correction_hours: Optional<number>
    created_at: OptionalInstant
    created_by_id: Optional<string>
    state: Generated<'active' | 'suspended' | 'deleted'>
  }
  accounts: { id: string; first_name: string; last_name: string; email: string; image: string | null; language: Optional<Language> }
  account_identities: { issuer: string; subject: string; account_id: string }
  account_passwords: { account_id: string; hash: string }
  memberships: OrganizationRow & {
    id: string
    account_id: string
    role: Role
    access_portal: boolean
    is_suspended: Generated<boolean>
    portal_language: Optional<Language>
    lost_portal_at: OptionalInstant
    lost_admin_at: OptionalInstant
    created_at: OptionalInstant
    created_by_id: Optional<string>
  }
  former_members: OrganizationRow & Origin & { id: string }
  token_organizations: OrganizationRow & { token_hash: string }
  invitations: OrganizationRow & {
    id: string
    email: string
    role: Role
    access_portal: boolean
    portal_language: Optional<Language>
    team_id: Optional<string>
    token_hash: string
    state: 'pending' | 'accepted' | 'declined'
    expires_at: Instant
    account_id: Optional<string>
    created_at: Instant
    created_by_id: string | null
  }
  access_tokens: OrganizationRow & {
    id: string
    name: string
    client_id: string
    token_hash: string
    access_token_type: AccessTokenType
    /** Some may be of those that programs could have once. */
    permissions: Json<Permission[]>
    expires_at: OptionalInstant
    last_used_at: OptionalInstant
    date_modified: Instant
    created_at: Instant
    created_by_id: string
  }
  saved_views: OrganizationRow &
    Origin & {
      id: string
      name: string
      list: string
      audience: ViewAudience
      team_id: Optional<string>
      search: Optional<string>
      sort: Optional<string>
      filters: Json<Record<string, string>>
      columns: Json<Record<string, unknown> | null>
      display: Optional<string>
    }
  saved_view_defaults: OrganizationRow & { account_id: string; list: string; view_id: string }
}
