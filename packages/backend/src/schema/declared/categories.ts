import { entityTable, ownerMayRead, reference, type SchemaPart } from './forms.ts'
import { searchIndex } from './search.ts'

/** What kinds of assets there are, and what new ones of a kind begin with: categories, and the templates that they name. */
export const categories: SchemaPart = {
  tables: [
    // A template may name an asset that new ones are like.
    ...entityTable('templates', [
      'name text not null',
      'description text',
      'image text',
      'category_ids jsonb not null',
      'attributes jsonb not null',
      'sample_id uuid',
      'constraint templates__name_taken unique (organization_id, name)',
    ]),
    'create index templates_sample on templates (organization_id, sample_id) where sample_id is not null',
    ...entityTable('categories', [
      'name text not null',
      'description text',
      'image text',
      'identification_standard text',
      'identifier text',
      'default_template_id uuid',
      'constraint categories__name_taken unique (organization_id, name)',
      reference('default_template_id', 'templates'),
    ]),
    ownerMayRead('categories'),
    searchIndex('categories'),
  ],
  rules: ['alter table templates add foreign key (organization_id, sample_id) references assets (organization_id, id)'],
}
