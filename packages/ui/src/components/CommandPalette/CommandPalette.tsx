import { lazy, Suspense, useState } from 'react'
import type { CommandPaletteProps } from './types.ts'

const PaletteDialog = lazy(async () => ({ default: (await import('./PaletteDialog.tsx')).PaletteDialog }))

/**
 * Finds pages, actions and whatever the server knows by a few letters, from anywhere: the caller opens it, by the frame's search
 * box or its keys. It loads when it is first opened.
 */
export const CommandPalette = (props: CommandPaletteProps) => {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <PaletteDialog {...props} />
    </Suspense>
  )
}
