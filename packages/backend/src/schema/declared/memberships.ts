import { entityTable, ORGANIZATION, ownerMayRead, type SchemaPart, scopePolicy, table } from './forms.ts'

/** Who belongs to an organization, and who did. */
export const memberships: SchemaPart = {
  tables: [
    // `lost_…_at`: when somebody else took it away; empty again when it is given back.
    ...table('memberships', [
      ORGANIZATION,
      'id uuid not null',
      'account_id uuid not null references accounts (id)',
      "role text not null check (role in ('owner', 'admin', 'member'))",
      'access_portal boolean not null',
      'is_suspended boolean not null default false',
      'portal_language text',
      'lost_portal_at timestamptz',
      'lost_admin_at timestamptz',
      'created_at timestamptz',
      'created_by_id uuid references accounts (id)',
      'constraint memberships__user_exists unique (organization_id, account_id)',
      'primary key (organization_id, id)',
    ]),
    ownerMayRead('memberships'),
    'create index memberships_account on memberships (account_id)',
    scopePolicy('memberships', 'organization_id = scope_organization() or account_id = scope_account()'),
    // `id` is the account's. Whoever has left is still named where they have made something.
    ...entityTable('former_members', ['foreign key (id) references accounts (id)']),
    ownerMayRead('former_members'),
  ],
}
