import type { Permission } from '@tracemark/api/schemas'
import { permissionLines } from '../../components/PermissionMatrix/permission-words.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { NoticeScreen, type NoticeScreenProps } from './NoticeScreen.tsx'

export interface NoPermissionScreenProps extends Pick<NoticeScreenProps, 'standalone' | 'onHome'> {
  missing: readonly Permission[]
}

/** A page that this account may not open: which permissions it lacks, in words that an admin understands. */
export const NoPermissionScreen = ({ missing, ...rest }: NoPermissionScreenProps) => {
  const lines = permissionLines(useTranslate(), useFormat(), missing)
  return <NoticeScreen kind="no_permission" missing={lines} {...rest} />
}
