import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { resourceFeature } from '../../platform/resource/resource.ts'
import { identificationCodes } from './resource.ts'

const { labelPrints, units, variants } = contract

export const identificationCodesFeature = resourceFeature(identificationCodes, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  under: 'assets',
  over: [
    {
      address: addresses['identification-codes'].labels,
      calls: [labelPrints.create, labelPrints.list, variants.list, units.list],
      load: () => import('./labels.tsx'),
    },
  ],
})
