export { createDemoData } from './demo-data.ts'
export { demoFounded } from './ids.ts'
export { publicPlans } from './public-pages/index.ts'
export type {
  DemoAccount,
  DemoData,
  DemoInteraction,
  DemoInvitation,
  DemoItem,
  DemoItemStatus,
  DemoJob,
  DemoMembership,
  DemoStatusChange,
  DemoTask,
  DemoTaskThing,
  DemoThing,
  DemoValueChain,
  DemoValueChainElement,
  DemoVariant,
  DemoVariantLink,
} from './types.ts'
