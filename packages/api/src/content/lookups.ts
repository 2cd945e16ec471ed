import { countryOptions } from '../rules/index.ts'
import type { LookupConfiguration, LookupValue } from '../schemas/index.ts'
import { attributeSpecifications } from './base-attributes.ts'

const values = (labels: Readonly<Record<string, string>>): LookupValue[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

interface Lookup {
  name: string
  standard: string
  values: readonly LookupValue[]
}

const lookups: Readonly<Record<string, Lookup>> = {
  countries: {
    name: 'Countries',
    standard: 'ISO 3166-1',
    values: countryOptions('en').map(({ value, label }) => ({ value, label })),
  },
  packagingTypes: {
    name: 'Packaging',
    standard: 'UN/CEFACT Recommendation 21',
    values: values({
      BG: 'Bag',
      BL: 'Bale',
      BA: 'Barrel',
      BO: 'Bottle',
      BX: 'Box',
      CX: 'Can',
      CT: 'Carton',
      CS: 'Case',
      CR: 'Crate',
      DR: 'Drum',
      JR: 'Jar',
      KG: 'Keg',
      PK: 'Package',
      PX: 'Pallet',
      SA: 'Sack',
      SH: 'Sachet',
      TU: 'Tube',
      NE: 'Unpacked',
    }),
  },
  allergens: {
    name: 'Allergens',
    standard: 'GS1 allergen type codes',
    values: values({
      AC: 'Crustaceans',
      AE: 'Eggs',
      AF: 'Fish',
      AM: 'Milk',
      AN: 'Tree nuts',
      AP: 'Peanuts',
      AS: 'Sesame',
      AU: 'Sulphites',
      AW: 'Cereals with gluten',
      AY: 'Soybeans',
      BC: 'Celery',
      BM: 'Mustard',
      NL: 'Lupin',
      UM: 'Molluscs',
    }),
  },
  recyclingCodes: {
    name: 'Recycling codes',
    standard: 'ISO 1043 and Decision 97/129/EC',
    values: values({
      1: 'PET',
      2: 'High-density polyethylene',
      3: 'PVC',
      4: 'Low-density polyethylene',
      5: 'Polypropylene',
      6: 'Polystyrene',
      7: 'Other plastics',
      20: 'Corrugated cardboard',
      21: 'Other cardboard',
      22: 'Paper',
      40: 'Steel',
      41: 'Aluminium',
      50: 'Wood',
      51: 'Cork',
      60: 'Cotton',
      61: 'Jute',
      70: 'Clear glass',
      71: 'Green glass',
      72: 'Brown glass',
      84: 'Paper, plastic and aluminium',
    }),
  },
  certificationSchemes: {
    name: 'Certification schemes',
    standard: 'Names that the schemes give themselves',
    values: values({
      fairtrade: 'Fairtrade',
      'rainforest-alliance': 'Rainforest Alliance',
      'eu-organic': 'EU organic',
      'usda-organic': 'USDA Organic',
      demeter: 'Demeter',
      gots: 'Global Organic Textile Standard',
      globalgap: 'GLOBALG.A.P.',
      msc: 'Marine Stewardship Council',
      asc: 'Aquaculture Stewardship Council',
      fsc: 'Forest Stewardship Council',
      rspo: 'Roundtable on Sustainable Palm Oil',
      'b-corp': 'B Corp',
    }),
  },
}

/** Values of one list; `undefined` where there is no such list. */
export const lookupValues = (id: string): readonly LookupValue[] | undefined =>
  Object.hasOwn(lookups, id) ? lookups[id]?.values : undefined

export const lookupConfigurations: readonly LookupConfiguration[] = Object.entries(lookups).map(
  ([id, { name, standard, values: all }]) => ({
    id,
    name,
    standard,
    attributeIds: attributeSpecifications.filter(({ lookup }) => lookup === id).map((specification) => specification.id),
    count: all.length,
  }),
)
