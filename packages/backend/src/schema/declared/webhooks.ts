import { entityTable, type SchemaPart } from './forms.ts'

/** Who is told of events: other programs, and people by mail. */
export const webhooks: SchemaPart = {
  tables: [
    ...entityTable('webhooks', [
      'name text not null',
      'email_addresses jsonb not null',
      'email_subject text',
      'endpoint_url text',
      'hmac_security_key text',
      'api_key text',
      'xml_message text',
      'event_types jsonb not null',
      'enabled boolean not null',
      'disabled_reason text',
      'constraint webhooks__name_taken unique (organization_id, name)',
    ]),
  ],
}
