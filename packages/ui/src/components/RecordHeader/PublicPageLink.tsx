import type { MouseEvent } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'

/** To what visitors see, beside the page that the person is on. */
export const PublicPageLink = ({ href, onClick }: { href: string; onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined }) => {
  const t = useTranslate()
  return (
    <Button href={href} target="_blank" rel="noopener" onClick={onClick} startIcon={<Icon name="globe" size={14} />}>
      {t('common:public_page')}
    </Button>
  )
}
