import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { ActionsMenu } from '../PageHeader/ActionsMenu.tsx'
import { PageTabs } from '../PageHeader/PageTabs.tsx'
import { withClass } from '../with-class.ts'
import type { ListedView, SavedViews } from './saved-views.ts'
import './ViewBar.css'

const Bar = withClass('div', 'tm-view-bar')
const Change = withClass('div', 'tm-view-change')

const ALL = 'all'
const icons = { private: 'lock', team: 'people', organization: 'people' } as const satisfies Record<ListedView['audience'], IconName>

/** The views of a list as tabs, what can be done with the open one, and how it was changed. */
export const ViewBar = ({ views = [], current, allHref, onOpen, isChanged, onReset, onSave, onSaveAs, isSaving }: SavedViews) => {
  const t = useTranslate()
  const open = views.find(({ id }) => id === current)
  const tabs = [
    { id: ALL, label: t('lists:view.all'), href: allHref },
    ...views.map(({ id, name, href, audience }) => ({
      id,
      label: name,
      href,
      icon: { name: icons[audience], label: t(`lists:view.${audience}`) },
    })),
  ]
  return (
    <Bar>
      <PageTabs label={t('lists:views')} tabs={tabs} current={open?.id ?? ALL} onNavigate={onOpen} />
      {open && (
        <ActionsMenu
          label={t('lists:row_actions', { name: open.name })}
          actions={[
            ...(open.onEdit ? [{ id: 'edit', label: t('common:edit'), icon: 'pen' as const, onSelect: open.onEdit }] : []),
            {
              id: 'default',
              label: t(open.isDefault ? 'lists:view.not_default' : 'lists:view.default'),
              icon: open.isDefault ? 'close' : 'check',
              onSelect: () => open.onDefault(!open.isDefault),
            },
            ...(open.onDelete
              ? [{ id: 'delete', label: t('common:delete'), icon: 'trash' as const, destructive: true, onSelect: open.onDelete }]
              : []),
          ]}
        />
      )}
      {!isChanged && (
        <IconButton aria-label={t('lists:view.save_as')} title={t('lists:view.save_as')} onClick={onSaveAs}>
          <Icon name="plus" />
        </IconButton>
      )}
      {isChanged && (
        <Change>
          <span role="status">{t('lists:view.changed')}</span>
          {onSave && (
            <Button variant="text" size="small" aria-disabled={isSaving} onClick={() => !isSaving && onSave()}>
              {t('common:save')}
            </Button>
          )}
          <Button variant="text" size="small" onClick={onSaveAs}>
            {t('lists:view.save_as')}
          </Button>
          <Button variant="text" size="small" onClick={onReset}>
            {t('lists:view.reset')}
          </Button>
        </Change>
      )}
    </Bar>
  )
}
