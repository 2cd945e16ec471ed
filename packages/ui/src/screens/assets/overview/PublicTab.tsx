import { styled } from '@mui/material/styles'
import type { Asset, PublicInfo } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { EmptyPanel } from '../../../components/EmptyPanel/EmptyPanel.tsx'
import { ErrorPanel } from '../../../components/ErrorPanel/ErrorPanel.tsx'
import { Gaps, Way } from '../../../components/Overview/parts.tsx'
import { takeClick } from '../../../components/plain-click.ts'
import { Aside, Columns, Facts } from '../../../components/RecordHeader/parts.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { Failure } from '../../../errors/error-code.ts'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { Preview } from './Preview.tsx'

const Closed = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& p': { margin: 0, maxWidth: '60ch', textWrap: 'pretty' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

const Address = styled('div')({
  display: 'grid',
  gap: 12,
  '& > code': { fontFamily: 'var(--tm-font-code)', fontSize: 'var(--tm-text-m)', overflowWrap: 'anywhere' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

const switches = [
  ['isEnabledPublicLink', 'public_link'],
  ['isEnabledPublicContent', 'public_content'],
  ['isEnabledDiscovery', 'discovery'],
  ['isEnabledServices', 'services'],
] as const

const aboutTabs = ['general', 'attributes', 'documentation', 'certifications', 'gallery'] as const

type SwitchState = 'on' | 'off' | 'closed_with_page'

/** What a switch means for visitors now: what stands on the page is closed with it. */
const Switch = ({ state }: { state: SwitchState }) => {
  const t = useTranslate()
  return (
    <Chip data-tone={state === 'on' ? 'positive' : 'plain'}>
      <Icon name={state === 'on' ? 'check' : 'eye_off'} size={14} />
      <span>{t(`asset-page:${state}`)}</span>
    </Chip>
  )
}

export interface PublicTabProps {
  asset: Pick<Asset, 'name' | 'hidden'>
  /** Undefined while it is loaded. */
  info: PublicInfo | undefined
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  /** The whole address of the page, where it has one. */
  address: string | undefined
  /** The tasks that visitors are offered, by their names; undefined while they are loaded or where that is not known. */
  services?: readonly string[] | undefined
  /** Switches the page on; absent where the person may not. */
  onSwitchOn?: (() => void) | undefined
  /** That is under way. */
  switching?: boolean | undefined
  hrefs: { advanced: string; tasks?: string | undefined; about: (tab: (typeof aboutTabs)[number]) => string }
  onOpen: (href: string) => void
}

/** What visitors see of an asset: where, how much of it, and how it looks. Where they see nothing it says why. */
export const PublicTab = ({
  asset,
  info,
  failure,
  onRetry,
  address,
  services,
  onSwitchOn,
  switching = false,
  hrefs,
  onOpen,
}: PublicTabProps) => {
  const t = useTranslate()
  const [said, setSaid] = useState<'copied' | 'not_copied'>()
  if (failure) return <ErrorPanel failure={failure} onRetry={onRetry} />
  if (!info) return <Skeleton height={460} />
  const isOpen = info.isEnabledPublicLink && !asset.hidden && address !== undefined
  const reason = () => {
    if (asset.hidden) return 'closed_hidden'
    return info.publicLink === undefined ? 'closed_link' : 'closed_switch'
  }
  const getState = (field: (typeof switches)[number][0]): SwitchState => {
    const isOn = field === 'isEnabledPublicLink' ? isOpen : info[field]
    if (!isOn) return 'off'
    // A code finds the asset without its page.
    return isOpen || field === 'isEnabledDiscovery' ? 'on' : 'closed_with_page'
  }
  const maySwitchOn = !info.isEnabledPublicLink && onSwitchOn !== undefined
  const settings = (variant: 'contained' | 'outlined') => (
    <Button
      variant={variant}
      href={hrefs.advanced}
      onClick={(event) => {
        if (takeClick(event)) onOpen(hrefs.advanced)
      }}
    >
      {t('assets:settings')}
    </Button>
  )
  return (
    <Columns>
      <div>
        {isOpen ? (
          <Preview address={address} />
        ) : (
          <Card title={t('asset-page:closed')}>
            <Closed>
              <p>{t(`asset-page:${reason()}`)}</p>
              {!asset.hidden && (
                <div>
                  {maySwitchOn && (
                    <Button variant="contained" startIcon={<Icon name="globe" size={16} />} aria-disabled={switching} onClick={onSwitchOn}>
                      {t('asset-page:switch_on')}
                    </Button>
                  )}
                  {settings(maySwitchOn ? 'outlined' : 'contained')}
                </div>
              )}
            </Closed>
          </Card>
        )}
      </div>
      <Aside>
        {isOpen && (
          <Card title={t('asset-page:address')}>
            <Address>
              <code>{address}</code>
              <div>
                <Button
                  startIcon={<Icon name={said === 'copied' ? 'check' : 'copy'} size={14} />}
                  onClick={() =>
                    void navigator.clipboard.writeText(address).then(
                      () => setSaid('copied'),
                      () => setSaid('not_copied'),
                    )
                  }
                >
                  {t('media:qr.copy')}
                </Button>
                <Button variant="contained" href={address} target="_blank" rel="noopener" startIcon={<Icon name="globe" size={14} />}>
                  {t('common:public_page')}
                </Button>
              </div>
              <VisuallyHidden role="status">{said && t(`media:qr.${said}`)}</VisuallyHidden>
            </Address>
          </Card>
        )}
        <Card title={t('asset-page:switches')}>
          <Facts>
            {switches.map(([field, name]) => (
              <div key={field}>
                <dt>{t(`asset-page:${name}`)}</dt>
                <dd>
                  <Switch state={getState(field)} />
                </dd>
              </div>
            ))}
          </Facts>
          {isOpen && <div>{settings('outlined')}</div>}
        </Card>
        <Card title={t('asset-page:content')}>
          <Gaps>
            {aboutTabs.map((tab) => (
              <li key={tab}>
                <Icon name="pen" size={14} />
                <Way href={hrefs.about(tab)} onOpen={onOpen}>
                  {t(`asset-page:tab.${tab}`)}
                </Way>
              </li>
            ))}
          </Gaps>
        </Card>
        {services && (
          <Card title={t('asset-page:services')}>
            {services.length === 0 ? (
              <EmptyPanel
                kind="services"
                heading="h3"
                actions={
                  hrefs.tasks !== undefined && (
                    <Way href={hrefs.tasks} onOpen={onOpen}>
                      {t('assets:tab.tasks')}
                    </Way>
                  )
                }
              />
            ) : (
              <Gaps>
                {services.map((name) => (
                  <li key={name}>
                    <Icon name="verified" size={14} />
                    <Way href={hrefs.tasks} onOpen={onOpen}>
                      {name}
                    </Way>
                  </li>
                ))}
              </Gaps>
            )}
          </Card>
        )}
      </Aside>
    </Columns>
  )
}
