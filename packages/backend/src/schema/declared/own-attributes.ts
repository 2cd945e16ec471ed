import { entityTable, type SchemaPart } from './forms.ts'

/** An organization's attributes, beside those that come with the product. */
export const ownAttributes: SchemaPart = {
  tables: [
    // A value of one names it as those of the product are named.
    ...entityTable('own_attributes', [
      'name text not null',
      'description text',
      '"group" text',
      'type text not null',
      'unit text',
      'is_required boolean not null',
      'valid_values jsonb not null',
      'max_length integer',
      'minimum double precision',
      'maximum double precision',
      'decimals integer',
      '"order" integer not null',
      'constraint own_attributes__name_taken unique (organization_id, name)',
    ]),
  ],
}
