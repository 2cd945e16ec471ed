import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

const { assets, tasks } = contract

/** What people in the field and visitors see, outside of the portal's frame. */
export const fieldFeature = defineFeature({
  name: 'field',
  layout: 'field',
  texts: { own: 'field-tasks', pages: ['interactions', 'joining', 'language', 'media', 'outbox', 'task-more', 'task-run', 'units'] },
  pages: [
    { address: addresses.field.task, public: true, load: () => import('./task.tsx') },
    {
      address: addresses.field.guided,
      // Field workers without access to the portal come here too; the page itself asks who is not signed in.
      public: true,
      calls: [assets.list, assets.get, tasks.list],
      permissions: ['executions:create'],
      menu: { group: 'top', icon: 'task', label: 'catalogue:guided_tasks' },
      load: () => import('./field-tasks.tsx'),
    },
    { address: addresses.field.records, public: true, load: () => import('./records.tsx') },
    { address: addresses.field.signedUp, public: true, load: () => import('../../session/signed-up.tsx') },
  ],
})
