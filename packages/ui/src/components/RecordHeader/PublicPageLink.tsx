import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'

/** To what visitors see, beside the page that the person is on. */
export const PublicPageLink = ({ href }: { href: string }) => {
  const t = useTranslate()
  return (
    <Button href={href} target="_blank" rel="noopener" startIcon={<Icon name="globe" size={14} />}>
      {t('record:public_page')}
    </Button>
  )
}
