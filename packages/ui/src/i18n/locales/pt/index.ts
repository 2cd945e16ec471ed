export { messages as failures } from './failures.ts'
export { messages as 'flow-notices' } from './flow-notices.ts'
export { messages as forms } from './forms.ts'
export { messages as invite } from './invite.ts'
export { messages as joining } from './joining.ts'
export { messages as lists } from './lists.ts'
export { messages as media } from './media.ts'
export { messages as 'new-variant' } from './new-variant.ts'
export { messages as offers } from './offers.ts'
export { messages as outbox } from './outbox.ts'
export { messages as 'public-page' } from './public-page.ts'
export { messages as record } from './record.ts'
export {
  'access-tokens',
  assets,
  catalogue,
  categories,
  collections,
  common,
  components,
  'content-blocks',
  documents,
  errors,
  'integration-actions',
  interactions,
  invitations,
  jobs,
  language,
  organization,
  reporting,
  session,
  settings,
  'support-profiles',
  tables,
  tasks,
  teams,
  templates,
  units,
  users,
  'value-chains',
  variants,
} from './start.ts'
export { messages as statuses } from './statuses.ts'
export { messages as styleguide } from './styleguide.ts'
export { messages as 'task-more' } from './task-more.ts'
export { messages as 'task-run' } from './task-run.ts'
export { messages as 'variant-life' } from './variant-life.ts'
