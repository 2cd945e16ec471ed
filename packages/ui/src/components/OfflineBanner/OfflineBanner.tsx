import styled from '@emotion/styled'
import type { ComponentProps, ComponentType } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

export const Strip: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 38,
  padding: '4px 20px',
  background: 'var(--tm-inverse)',
  color: 'var(--tm-on-inverse)',
  fontWeight: 550,
})

/** Stays while the device has no connection. */
export const OfflineBanner = () => {
  const t = useTranslate()
  return (
    <Strip role="status">
      <Icon name="offline" />
      {t('errors:offline')}
    </Strip>
  )
}
