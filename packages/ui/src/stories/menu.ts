import type { MenuGroup } from '../components/AppFrame/index.ts'

export const menu: MenuGroup[] = [
  {
    id: 'top',
    entries: [{ id: 'interactions', label: 'Interactions', icon: 'interactions', href: '/org/sierra-alta/interactions', badge: '12' }],
  },
  {
    id: 'catalogue',
    label: 'Catalogue',
    entries: [
      { id: 'things', label: 'Grower Groups', icon: 'leaf', href: '/org/sierra-alta/products' },
      { id: 'chains', label: 'Value chains', icon: 'place', href: '/org/sierra-alta/settings/value-chains/list' },
    ],
  },
  {
    id: 'settings',
    label: 'Settings',
    entries: [{ id: 'organization', label: 'Organization', icon: 'building', href: '/org/sierra-alta/settings' }],
  },
]
