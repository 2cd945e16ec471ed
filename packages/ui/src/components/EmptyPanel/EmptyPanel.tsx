import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import type { Entity } from '../../i18n/entity.ts'
import type { Translate } from '../../i18n/keys.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { withClass } from '../with-class.ts'
import type { AppStores } from './StoreLinks.tsx'
import './EmptyPanel.css'

/** Lists say what belongs to them, and offer no app. */
export const storesCode = onDemand(() => import('./StoreLinks.tsx'))

export const Panel: ComponentType<ComponentProps<'section'>> = withClass('section', 'tm-panel')

/** Two rings around a drawing: the seal of the product, unstamped. */
export const Seal: ComponentType<ComponentProps<'span'>> = withClass('span', 'tm-panel-seal')

const Codes = withClass('ul', 'tm-empty-panel-codes')

export const Actions: ComponentType<ComponentProps<'div'>> = withClass('div', 'tm-empty-panel-actions')

const icons = {
  interactions: 'interactions',
  assets: 'leaf',
  units: 'code',
  variants: 'layers',
  services: 'verified',
  coming_soon: 'clock',
  invitation: 'mail',
  not_found: 'compass',
  no_permission: 'lock',
  organization_not_found: 'building',
  no_organization: 'building',
  no_organization_access: 'lock',
  no_portal_access: 'lock',
  default: 'phone',
} as const satisfies Record<string, IconName>

export type EmptyPanelKind = keyof typeof icons

const entityKinds = ['assets', 'interactions', 'units', 'variants'] as const satisfies readonly Entity[]
type EntityKind = (typeof entityKinds)[number]

const isEntity = (kind: EmptyPanelKind): kind is EntityKind => entityKinds.some((each) => each === kind)

const getWords = (t: Translate, { kind, missing = [], email = '' }: EmptyPanelProps): { title: string; text: string } => {
  if (isEntity(kind)) return { title: t(`${kind}:empty.title`), text: t(`${kind}:empty.text`) }
  const isPlain = kind === 'no_permission' && missing.length === 0
  const text = isPlain ? t('common:panel.no_permission.text_plain') : t(`common:panel.${kind}.text`, { email })
  return { title: t(`common:panel.${kind}.title`), text }
}

export interface EmptyPanelProps {
  kind: EmptyPanelKind
  /** Of `no_permission`: the permissions that are missing, in words. */
  missing?: readonly string[]
  /** Of `no_organization`: where an invitation reaches the person. */
  email?: string | undefined
  /** The next step. */
  actions?: ReactNode
  /** Of `default`: where the mobile app is offered. */
  stores?: AppStores
  /** The panel is the page: its title is the page's. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** Where there is nothing to see: what belongs here, why it isn't, and the next step (specification 1, section 2). */
export const EmptyPanel = (props: EmptyPanelProps) => {
  const { kind, missing = [], actions, stores, heading: Heading = 'h2' } = props
  const t = useTranslate()
  const { title, text } = getWords(t, props)
  const offersApp = kind === 'default'
  const app = useOnDemand(storesCode, offersApp)
  return (
    <Panel>
      <Seal>
        <Icon name={icons[kind]} size={26} />
      </Seal>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {missing.length > 0 && (
        <Codes>
          {missing.map((permission) => (
            <li key={permission}>{permission}</li>
          ))}
        </Codes>
      )}
      {offersApp && <Actions>{app && <app.StoreLinks stores={stores} />}</Actions>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Panel>
  )
}
