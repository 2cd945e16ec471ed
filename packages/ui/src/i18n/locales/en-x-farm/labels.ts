import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'labels'> = {
  units: 'Farmers',
  all: 'All Farmers',
  none: 'No Farmer has a number in this range. This Village has {{first}} to {{last}}.',
  no_page:
    'This Grower Group has no public page. A phone that scans these labels opens nothing; the search of this portal finds the Farmers.',
  no_page_some:
    'Some of these Farmers belong to a Grower Group without a public page. A phone that scans their labels opens nothing; the search of this portal finds the Farmers.',
  fewer_one: 'Only {{shown}} Farmer in this range: number {{first}}',
  fewer_other: 'Only {{shown}} Farmers in this range: numbers {{first}} to {{last}}',
  no_variant: 'Labels are printed for Farmers, and Farmers belong to a Village. This Grower Group has no Village yet.',
  no_code: 'Labels are printed for Farmers. This Grower Group needs an identification code before Farmers can be created.',
  no_unit: 'This Grower Group has no Farmers yet, so there is nothing to print.',
  no_unit_of: 'This Village has no Farmers yet.',
  to_units: 'Create Farmers',
  no_page_all_one:
    'The Grower Group of this Farmer has no public page. A phone that scans the label opens nothing; the search of this portal finds the Farmer.',
  no_page_all_other:
    'The Grower Groups of these Farmers have no public page. A phone that scans the labels opens nothing; the search of this portal finds the Farmers.',
}
