import { Notice } from '../../field/Notice/Notice.tsx'

/** What went wrong beside what can still be done. */
export const ErrorLine = ({ title, children }: { title: string; children: string }) => (
  <Notice kind="warning" title={title}>
    <p>{children}</p>
  </Notice>
)
