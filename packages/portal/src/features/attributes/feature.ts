import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { resourceFeature } from '../../platform/resource/resource.ts'
import { attributes } from './resource.ts'

const { baseAttributes } = contract
const feature = resourceFeature(attributes, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
})

export const attributesFeature: typeof feature = {
  ...feature,
  pages: [
    ...feature.pages,
    {
      address: addresses.attributes.system,
      calls: [baseAttributes.catalogue],
      load: () => import('./system.tsx'),
      children: [{ address: addresses.attributes.systemOne, calls: [baseAttributes.catalogued], load: () => import('./system-one.tsx') }],
    },
    { address: addresses.attributes.units, calls: [baseAttributes.unitsOfMeasure], load: () => import('./units.tsx') },
  ],
}
