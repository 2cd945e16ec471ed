/** Where the rows of a table lie, where the database is distributed by organization. */
export type Place = 'distributed' | 'reference' | 'coordinator'

interface Group {
  place: Place
  reason: string
  tables: readonly string[]
}

const groups: readonly Group[] = [
  {
    place: 'distributed',
    reason: 'Its rows belong to one organization each, and are asked for with it: they lie on the worker of that organization.',
    tables: [
      'access_tokens',
      'asset_attributes',
      'asset_counts',
      'asset_documents',
      'asset_gap_counts',
      'asset_support_profiles',
      'assets',
      'categories',
      'collections',
      'components',
      'content_transfers',
      'documents',
      'entity_changes',
      'files',
      'former_public_links',
      'idempotency_keys',
      'identification_codes',
      'interaction_changes',
      'interaction_cells',
      'interaction_counts',
      'interaction_forms',
      'interaction_months',
      'interaction_places',
      'interaction_spans',
      'interaction_subjects',
      'interactions',
      'invitations',
      'jobs',
      'label_prints',
      'notifications',
      'own_attributes',
      'page_visits',
      'saved_view_defaults',
      'saved_views',
      'stored_bytes',
      'support_profiles',
      'task_assets',
      'task_runs',
      'tasks',
      'teams',
      'templates',
      'unit_counts',
      'unit_status_changes',
      'unit_statuses',
      'units',
      'value_chain_elements',
      'value_chains',
      'variant_changes',
      'variant_links',
      'variant_offers',
      'variant_shares',
      'variants',
      'vcode_groups',
    ],
  },
  {
    place: 'reference',
    reason: 'It is small, and rows of all organizations are shown with it: every machine has the whole of it.',
    tables: ['accounts', 'organizations', 'memberships', 'former_members'],
  },
  {
    place: 'reference',
    reason: 'It is asked with a token alone, and says which organization is asked next.',
    tables: ['token_organizations'],
  },
  {
    place: 'coordinator',
    reason: 'Turns are taken over all organizations, so that none waits for another.',
    tables: ['outbox_events', 'outbox_queues', 'outbox_deliveries', 'outgoing_mail', 'exports', 'export_rows'],
  },
  {
    place: 'coordinator',
    reason: 'Queues lead to it, and its list says which of them wait to be tried again.',
    tables: ['webhooks'],
  },
  {
    place: 'coordinator',
    reason: 'It is asked before anybody has entered an organization.',
    tables: ['account_identities', 'account_passwords', 'account_idempotency_keys', 'provider_records', 'signing_keys', 'rate_limits'],
  },
  {
    place: 'coordinator',
    reason: 'It says in which state the database itself is.',
    tables: ['kysely_migration', 'kysely_migration_lock', 'journal_position'],
  },
]

export interface Placement {
  place: Place
  reason: string
}

/** Of each table. A table stands after no other: what they refer to may lie anywhere but on another worker. */
export const placements: Readonly<Record<string, Placement>> = Object.fromEntries(
  groups.flatMap(({ place, reason, tables }) => tables.map((table) => [table, { place, reason }])),
)
