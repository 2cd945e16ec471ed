import styled from '@emotion/styled'
import type { ComponentProps, ComponentType, MouseEvent } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { isPlainClick } from '../plain-click.ts'
import type { MenuLink } from './types.ts'

const Anchor: ComponentType<ComponentProps<'a'>> = styled('a')({
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  height: 'calc(var(--tm-control) - 4px)',
  padding: '0 10px',
  borderRadius: 'var(--tm-radius-s)',
  color: 'var(--tm-side-muted)',
  fontWeight: 500,
  textDecoration: 'none',
  transition: 'background-color var(--tm-motion-fast) var(--tm-ease), color var(--tm-motion-fast) var(--tm-ease)',
  '&:hover': { background: 'var(--tm-side-hover)', color: 'var(--tm-side-ink)' },
  '&:focus-visible': { outline: '2px solid var(--tm-side-accent)', outlineOffset: -2 },
  '& > svg': { flex: 'none' },
  '& > span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { fontSize: 'var(--tm-text-xs)' },
  '& > span, & > small': { transition: 'opacity var(--tm-motion-fast) var(--tm-ease)' },
  '&[aria-current=page], &[data-within=true]': { color: 'var(--tm-side-ink)', '& > svg': { color: 'var(--tm-side-accent)' } },
  '&[aria-current=page]': { background: 'var(--tm-side-current)', boxShadow: 'var(--tm-shadow-1)' },
})

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
    if (!isPlainClick(event)) return
    event.preventDefault()
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
