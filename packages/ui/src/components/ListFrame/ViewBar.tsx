import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { ActionsMenu } from '../PageHeader/ActionsMenu.tsx'
import { PageTabs } from '../PageHeader/PageTabs.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { withClass } from '../with-class.ts'
import type { GivenToViews, ListedView, ListedViews } from './saved-views.ts'
import './ViewBar.css'

const Bar = withClass('div', 'tm-view-bar-tabs')
const Tabs = withClass('div', 'tm-view-tabs')
const Missing = withClass('p', 'tm-view-missing')
const Change = withClass('div', 'tm-view-change')

const ALL = 'all'
const icons = { private: 'lock', team: 'people', organization: 'people' } as const satisfies Record<ListedView['audience'], IconName>

/** The views of a list as tabs, what can be done with the open one, and how it was changed. */
export const ViewBar = ({
  views = [],
  current,
  allHref,
  onOpen,
  isChanged,
  onReset,
  onSave,
  onSaveAs,
  isSaving,
  missing,
  filters,
  values,
  onFilters,
}: ListedViews & GivenToViews) => {
  const t = useTranslate()
  const format = useFormat()
  const gone = filters.filter(({ field }) => missing.includes(field))
  const open = views.find(({ id }) => id === current)
  const tabs = [
    { id: ALL, label: t('saved-views:bar.all'), href: allHref },
    ...views.map(({ id, name, href, audience }) => ({
      id,
      label: name,
      href,
      mark: (
        <>
          <Icon name={icons[audience]} size={14} />
          <VisuallyHidden>{t(`saved-views:bar.${audience}`)}</VisuallyHidden>
        </>
      ),
    })),
  ]
  return (
    <>
      <Bar>
        <Tabs>
          <PageTabs label={t('saved-views:bar')} tabs={tabs} current={open?.id ?? ALL} onNavigate={onOpen} />
          {open && (
            <ActionsMenu
              label={t('lists:row_actions', { name: open.name })}
              actions={[
                ...(open.onEdit ? [{ id: 'edit', label: t('common:edit'), icon: 'pen' as const, onSelect: open.onEdit }] : []),
                {
                  id: 'default',
                  label: t(open.isDefault ? 'saved-views:bar.not_default' : 'saved-views:bar.default'),
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
            <IconButton aria-label={t('saved-views:bar.save_as')} title={t('saved-views:bar.save_as')} onClick={onSaveAs}>
              <Icon name="plus" />
            </IconButton>
          )}
        </Tabs>
        {isChanged && (
          <Change>
            {open && <span role="status">{t('saved-views:bar.changed')}</span>}
            {onSave && (
              <Button variant="text" size="small" aria-disabled={isSaving} onClick={() => !isSaving && onSave()}>
                {t('common:save')}
              </Button>
            )}
            <Button variant="text" size="small" onClick={onSaveAs}>
              {t('saved-views:bar.save_as')}
            </Button>
            {onReset && (
              <Button variant="text" size="small" onClick={onReset}>
                {t('saved-views:bar.reset')}
              </Button>
            )}
          </Change>
        )}
      </Bar>
      {gone.length > 0 && (
        <Missing role="status">
          {t('saved-views:bar.missing', { filters: format.list(gone.map(({ label }) => label)) })}
          <Button size="small" onClick={() => onFilters({ ...values, ...Object.fromEntries(gone.map(({ field }) => [field, undefined])) })}>
            {t('saved-views:bar.remove_missing')}
          </Button>
        </Missing>
      )}
    </>
  )
}
