import { useEffect, useRef } from 'react'
import { adoptOutboxSheet } from '../outbox/adopt-outbox-sheet.ts'
import { PublicTaskRun } from '../task-run/PublicTaskRun.tsx'

export interface PublicTaskProps {
  organization: string
  thing: string
  item: string | undefined
  api: string
  task: string
}

/** The run of a public task, wherever it stands: in a page or in a shadow root, which has styles of its own. */
export const PublicTask = (props: PublicTaskProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = place.current?.getRootNode()
    if (root instanceof ShadowRoot || root instanceof Document) adoptOutboxSheet(root)
  }, [])
  return (
    <div ref={place}>
      <PublicTaskRun {...props} />
    </div>
  )
}
