import { SignOutDialog, type SignOutDialogProps } from '@tracemark/ui/components/sign-out-dialog'
import { MuiTheme } from '@tracemark/ui/theme'

export { readThisDevice } from './this-device.ts'

/** In a file of its own, with what reads the device: most people sign out without a question. A field worker's pages have no theme of MUI around them. */
export const SignOutQuestion = (props: SignOutDialogProps) => (
  <MuiTheme>
    <SignOutDialog {...props} />
  </MuiTheme>
)
