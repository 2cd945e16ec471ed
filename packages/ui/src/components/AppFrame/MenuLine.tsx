import type { ComponentProps, ComponentType, MouseEvent } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { takeClick } from '../plain-click.ts'
import { withClass } from '../with-class.ts'
import type { MenuLink } from './types.ts'
import './MenuLine.css'

const Anchor: ComponentType<ComponentProps<'a'>> = withClass('a', 'tm-menu-line-anchor')

interface MenuLineProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'children'> {
  link: MenuLink
  icon?: IconName | undefined
  current: boolean
  /** The person is on a page below this one. */
  within?: boolean
  /** Only the icon shows. */
  collapsed?: boolean
  onNavigate: (href: string) => void
  /** Instead of following the link, on a plain click. */
  onOpen?: ((line: HTMLElement) => void) | undefined
}

/** One page in the sidebar. */
export const MenuLine = ({ link, icon, current, within = false, collapsed = false, onNavigate, onOpen, ...rest }: MenuLineProps) => {
  const { label, href, badge } = link
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!takeClick(event)) return
    if (onOpen) onOpen(event.currentTarget)
    else onNavigate(href)
  }
  return (
    <Anchor
      {...rest}
      href={href}
      aria-current={current ? 'page' : undefined}
      aria-label={collapsed ? label : undefined}
      aria-haspopup={onOpen && 'menu'}
      data-within={within}
      onClick={click}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {badge !== undefined && <small>{badge}</small>}
    </Anchor>
  )
}
