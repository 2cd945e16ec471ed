export { createDemoData } from './demo-data.ts'
export { demoFounded } from './ids.ts'
export type {
  DemoAccount,
  DemoData,
  DemoInteraction,
  DemoItem,
  DemoItemStatus,
  DemoJob,
  DemoMembership,
  DemoTask,
  DemoTaskThing,
  DemoThing,
  DemoValueChain,
  DemoValueChainElement,
  DemoVariant,
  DemoVariantLink,
} from './types.ts'
