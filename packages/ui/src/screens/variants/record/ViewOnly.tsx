import { ViewOnlyLine } from '../../../components/ViewOnly/ViewOnlyLine.tsx'
import { useTranslate } from '../../../i18n/context.ts'

/** Why a variant can't be edited: the person may not, or it is archived. */
export type ViewOnlyReason = 'rights' | 'archived'

/** Says why nothing can be edited here. */
export const ViewOnly = ({ reason }: { reason: ViewOnlyReason | undefined }) => {
  const t = useTranslate()
  return reason && <ViewOnlyLine>{t(`variants:view_only.${reason}`)}</ViewOnlyLine>
}
