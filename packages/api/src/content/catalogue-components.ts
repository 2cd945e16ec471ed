import type { CatalogueComponent } from '../schemas/index.ts'

type Category = NonNullable<CatalogueComponent['category']>

/** By category and sub-category: names, and the unit in which they are counted. */
const plan: Readonly<Record<Category, Readonly<Record<string, readonly [units: string, ...names: string[]]>>>> = {
  dairy: {
    Milk: ['LTR', 'Whole milk', 'Skimmed milk', 'Cream'],
    Cheese: ['KGM', 'Curd', 'Hard cheese'],
    Powder: ['KGM', 'Milk powder', 'Whey powder'],
  },
  meat: { Red: ['KGM', 'Beef', 'Pork', 'Lamb'], Poultry: ['KGM', 'Chicken', 'Turkey'], Fish: ['KGM', 'White fish', 'Salmon', 'Shrimp'] },
  vegetables: {
    Fresh: ['KGM', 'Tomatoes', 'Onions', 'Carrots', 'Potatoes', 'Leafy greens'],
    Fruit: ['KGM', 'Apples', 'Grapes', 'Berries', 'Citrus fruit'],
    Pulses: ['KGM', 'Beans', 'Lentils', 'Split peas', 'Chickpeas'],
  },
  grains: {
    Cereals: ['KGM', 'Wheat', 'Maize', 'Rice', 'Oats', 'Sorghum'],
    Milled: ['KGM', 'Wheat flour', 'Maize meal', 'Bran'],
    Beans: ['KGM', 'Green coffee', 'Cocoa beans', 'Soybeans'],
    Premix: ['KGM', 'Vitamin premix', 'Salt', 'Sugar'],
  },
  packaging: {
    Primary: ['H87', 'Glass bottle', 'Jar', 'Pouch', 'Can', 'Tube'],
    Closure: ['H87', 'Cork', 'Screw cap', 'Crown cap', 'Lid'],
    Secondary: ['H87', 'Carton', 'Woven bag', 'Jute bag', 'Crate'],
    Tertiary: ['H87', 'Pallet', 'Stretch film', 'Container liner'],
    Label: ['H87', 'Label', 'Leaflet', 'Seal'],
  },
  transport: {
    Land: ['KMT', 'Truck', 'Refrigerated truck', 'Rail'],
    Water: ['KMT', 'Container ship', 'Barge'],
    Air: ['KMT', 'Air freight'],
  },
  facilities: {
    Energy: ['KWH', 'Electricity', 'Heat'],
    Water: ['MTQ', 'Process water'],
    Work: ['HUR', 'Processing', 'Cold storage', 'Laboratory'],
  },
}

/** What variants are usually made of. */
export const catalogueComponents: readonly CatalogueComponent[] = (Object.entries(plan) as [Category, (typeof plan)[Category]][]).flatMap(
  ([category, subCategories]) =>
    Object.entries(subCategories).flatMap(([subCategory, [units, ...names]]) =>
      names.map((name) => ({ name, category, subCategory, units, isOwn: false })),
    ),
)
