import { useEffect, useRef } from 'react'
import { OrganizationLine } from '../../field/OrganizationLine/OrganizationLine.tsx'
import { showFromTop } from '../../field/show-from-top.ts'
import type { TaskHeading } from './view.ts'

interface TaskHeadProps {
  heading: TaskHeading
  /** What had the focus is gone with the page before. */
  takesFocus: boolean
}

/** Where this is, what it is, and what to do. */
export const TaskHead = ({ heading: { organization, task, thing, item }, takesFocus }: TaskHeadProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) showFromTop(title.current)
  }, [takesFocus])
  return (
    <header className="tm-task-head">
      <OrganizationLine organization={organization} />
      <p>{[thing.name, item?.name].filter(Boolean).join(', ')}</p>
      <h1 ref={title} part="title" tabIndex={-1}>
        {task.name}
      </h1>
      {task.description !== undefined && <p className="tm-task-description">{task.description}</p>}
    </header>
  )
}
