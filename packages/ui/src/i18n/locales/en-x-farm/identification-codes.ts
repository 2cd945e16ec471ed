import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'identification-codes'> = {
  'empty.text': 'Add the GTIN or another code of this Grower Group. Farmers can be created once it has one.',
  primary_hint: 'The Grower Group is shown with its primary code. It has one at most.',
  off_why: 'A scan shows no Farmer, and codes that are looked up find nothing of this Grower Group.',
  'sample.no_page': 'This Grower Group has no public page yet, so there is nothing to open.',
  'found.title': 'Villages found by ID',
  'found.text': 'People who scan or type the ID of a Village find it while it is active. Farmers are always found.',
  'found.none': 'This Grower Group has no Villages yet.',
  'found.all': 'All Villages',
  'labels.text': 'Print the codes of this Grower Group’s Farmers on sheets or label printers, or download them as a table.',
  'type.sscc': 'SSCC: pallet or parcel',
  'type.grai': 'GRAI: returnable container',
  'type.giai': 'GIAI: single piece of equipment',
  'sample.serial_none': 'Set a serial prefix to give the Farmers serials.',
  'try.unit': 'Farmer {{name}} of “{{asset}}”',
  'try.variant': 'Village {{name}} of “{{asset}}”',
  delete_text_one: 'Scanning this code no longer finds the Grower Group. Printed labels stay as they are.',
  delete_text_other: 'Scanning these codes no longer finds the Grower Group. Printed labels stay as they are.',
  primary_only: 'The only code of a Grower Group is its primary one.',
  'sample.other': 'A sample only: labels of this Grower Group use {{method}}.',
  'labels.units': 'Farmers',
  'labels.all': 'All Farmers',
  'labels.none': 'No Farmer has a number in this range. This Village has {{first}} to {{last}}.',
  'labels.no_page':
    'This Grower Group has no public page. A phone that scans these labels opens nothing; the search of this portal finds the Farmers.',
  'labels.no_page_some':
    'Some of these Farmers belong to a Grower Group without a public page. A phone that scans their labels opens nothing; the search of this portal finds the Farmers.',
  'labels.fewer_one': 'Only {{shown}} Farmer in this range: number {{first}}',
  'labels.fewer_other': 'Only {{shown}} Farmers in this range: numbers {{first}} to {{last}}',
  'labels.no_variant': 'Labels are printed for Farmers, and Farmers belong to a Village. This Grower Group has no Village yet.',
  'labels.no_code': 'Labels are printed for Farmers. This Grower Group needs an identification code before Farmers can be created.',
  'labels.no_unit': 'This Grower Group has no Farmers yet, so there is nothing to print.',
  'labels.no_unit_of': 'This Village has no Farmers yet.',
  'labels.to_units': 'Create Farmers',
  'labels.no_page_all_one':
    'The Grower Group of this Farmer has no public page. A phone that scans the label opens nothing; the search of this portal finds the Farmer.',
  'labels.no_page_all_other':
    'The Grower Groups of these Farmers have no public page. A phone that scans the labels opens nothing; the search of this portal finds the Farmers.',
}
