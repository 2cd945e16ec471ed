import type { MenuGroup } from '../components/AppFrame/index.ts'

export const menu: MenuGroup[] = [
  {
    id: 'top',
    entries: [
      { id: 'dashboard', label: 'Dashboard', icon: 'chart', href: '/org/sierra-alta' },
      { id: 'interactions', label: 'Interactions', icon: 'interactions', href: '/org/sierra-alta/interactions', badge: '12' },
    ],
  },
  {
    id: 'catalogue',
    label: 'Catalogue',
    entries: [
      { id: 'things', label: 'Grower Groups', icon: 'leaf', href: '/org/sierra-alta/products' },
      {
        id: 'chains',
        label: 'Value chains',
        icon: 'place',
        href: '/org/sierra-alta/settings/value-chains/list',
        entries: [
          { id: 'chain-coffee', label: 'Coffee, from farm to port', href: '/org/sierra-alta/settings/value-chains/coffee' },
          { id: 'chain-cascara', label: 'Cascara', href: '/org/sierra-alta/settings/value-chains/cascara', badge: 'Draft' },
        ],
      },
    ],
  },
  {
    id: 'work',
    label: 'Work',
    entries: [
      { id: 'tasks', label: 'Tasks', icon: 'task', href: '/org/sierra-alta/tasks' },
      { id: 'jobs', label: 'Jobs', icon: 'calendar', href: '/org/sierra-alta/jobs', badge: '3 due' },
    ],
  },
  {
    id: 'settings',
    label: 'Settings',
    entries: [
      { id: 'people', label: 'Users and teams', icon: 'people', href: '/org/sierra-alta/settings/users' },
      { id: 'organization', label: 'Organization', icon: 'building', href: '/org/sierra-alta/settings' },
    ],
  },
]
