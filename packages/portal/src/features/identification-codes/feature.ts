import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { resourceFeature } from '../../platform/resource/resource.ts'
import { identificationCodes } from './resource.ts'

const { assets, labelPrints, units, variants } = contract

export const identificationCodesFeature = resourceFeature(identificationCodes, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  texts: { list: ['assets', 'media'] },
  under: 'assets',
  over: [
    {
      address: addresses['identification-codes'].method,
      calls: [assets.publicInfo, assets.updatePublicInfo],
      load: () => import('./method.tsx'),
    },
    {
      address: addresses['identification-codes'].labels,
      calls: [labelPrints.create, labelPrints.list, variants.list, units.list],
      load: () => import('./labels.tsx'),
    },
  ],
})
