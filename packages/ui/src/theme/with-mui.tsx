import type { ComponentType } from 'react'
import { MuiTheme } from './MuiTheme.tsx'

/** A part of MUI that is fetched on demand by something that does without MUI: it brings MUI's theme along. */
export const withMui = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> => {
  const WithMui = (props: Props) => (
    <MuiTheme>
      <Part {...props} />
    </MuiTheme>
  )
  return WithMui
}
