import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

const { assets, interactions, tasks } = contract

/** What people in the field and visitors see, outside of the portal's frame. */
export const guidedTasksFeature = defineFeature({
  name: 'guided-tasks',
  layout: 'field',
  texts: { own: 'guided-tasks', pages: ['forms', 'interactions', 'media', 'device-runs', 'task-more', 'task-run', 'units'] },
  pages: [
    { address: addresses['guided-tasks'].task, public: true, load: () => import('./task.tsx') },
    {
      address: addresses['guided-tasks'].guided,
      // Field workers without access to the portal come here too; the page itself asks who is not signed in.
      public: true,
      calls: [assets.list, assets.get, tasks.list],
      permissions: ['executions:create'],
      menu: { group: 'top', icon: 'task', label: 'names:catalogue.guided_tasks' },
      load: () => import('./guided-tasks-page.tsx'),
    },
    { address: addresses['guided-tasks'].records, public: true, load: () => import('./records.tsx') },
    // Field workers correct what they recorded, staff what others did: in the form that it was recorded with.
    {
      address: addresses['guided-tasks'].answers,
      calls: [interactions.answers, interactions.correctAnswers],
      load: () => import('./answers.tsx'),
    },
    { address: addresses['guided-tasks'].signedUp, public: true, load: () => import('../../session/signed-up.tsx') },
  ],
})
