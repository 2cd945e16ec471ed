export { isSameView } from '../shared/same-view.ts'
export { createVariantMachine, type VariantDependencies } from './variant.actors.ts'
export { variantMachine } from './variant.machine.ts'
export {
  type SharingView,
  toSharingView,
  toVariantView,
  type VariantAction,
  type VariantSnapshot,
  type VariantView,
  variantActions,
} from './variant.selectors.ts'
export type {
  SharingChoice,
  SharingMode,
  SharingObstacle,
  SharingProfile,
  VariantContext,
  VariantEvent,
  VariantInput,
  VariantNews,
  VariantRequest,
} from './variant.types.ts'
