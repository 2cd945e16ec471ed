import type { MouseEvent, ReactNode } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { useBelow } from '../../theme/use-below.ts'
import { Button } from '../Button/Button.tsx'
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx'
import { ActionsMenu, type PageAction } from '../PageHeader/ActionsMenu.tsx'
import { PageBody } from '../PageHeader/PageBody.ts'
import { PageTabs, type PageTabsProps } from '../PageHeader/PageTabs.tsx'
import { PageSkeleton } from '../PageSkeleton/PageSkeleton.tsx'
import { PublicPageLink } from '../RecordHeader/PublicPageLink.tsx'
import { BackLink, type BackLinkProps, RecordHeader, type RecordHeaderProps } from '../RecordHeader/RecordHeader.tsx'

export interface RecordFrameProps extends Omit<RecordHeaderProps, 'title' | 'mark' | 'children' | 'back'> {
  /** The list that the record is of. */
  back: BackLinkProps
  /** Undefined while the record is loaded. */
  title: string | undefined
  /** Why it could not be loaded: among others that it does not exist, or not any more. */
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  /** How it stands: a chip. */
  status?: ReactNode
  /** The one thing to do first. Absent where the person may not. */
  primary?: { label: string; icon?: IconName | undefined; onSelect: () => void } | undefined
  /** What visitors see of it; absent where it is not public. */
  publicPage?: string | undefined
  /** Hears of a click on the link to it, which it can keep from opening. */
  onPublicPage?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** What is done often, beside the menu; where the page is narrow, in it. */
  secondary?: { label: string; icon?: IconName | undefined; onSelect: () => void } | undefined
  /** Everything else that can be done, in a menu. */
  actions?: readonly PageAction[] | undefined
  /** Its sections, each with an address of its own. */
  tabs?: PageTabsProps | undefined
  children: ReactNode
}

/** The page of one record: where it belongs, what it is, how it stands, what can be done, and its sections. */
export const RecordFrame = ({
  back,
  title,
  failure,
  onRetry,
  status,
  primary,
  publicPage,
  onPublicPage,
  secondary,
  actions = [],
  tabs,
  children,
  ...head
}: RecordFrameProps) => {
  const t = useTranslate()
  const narrow = useBelow('desktop')
  if (failure)
    return (
      <>
        <BackLink {...back} />
        <ErrorPanel failure={failure} heading="h1" onRetry={onRetry} back={{ ...back, label: t('errors:to_list', { name: back.label }) }} />
      </>
    )
  if (title === undefined)
    return (
      <>
        <BackLink {...back} />
        <PageSkeleton />
      </>
    )
  const menu = narrow && secondary ? [{ id: 'secondary', ...secondary }, ...actions] : actions
  return (
    <>
      <RecordHeader {...head} back={back} title={title} mark={status}>
        {publicPage !== undefined && <PublicPageLink href={publicPage} onClick={onPublicPage} />}
        {secondary && !narrow && (
          <Button onClick={secondary.onSelect} startIcon={secondary.icon && <Icon name={secondary.icon} />}>
            {secondary.label}
          </Button>
        )}
        {primary && (
          <Button variant="contained" onClick={primary.onSelect} startIcon={primary.icon && <Icon name={primary.icon} />}>
            {primary.label}
          </Button>
        )}
        {menu.length > 0 && <ActionsMenu actions={menu} />}
      </RecordHeader>
      {tabs && <PageTabs {...tabs} />}
      {tabs ? <PageBody>{children}</PageBody> : children}
    </>
  )
}
