import type { TaskHeading } from './view.ts'

/** Where this is, what it is, and what to do. */
export const TaskHead = ({ heading: { task, thing, item } }: { heading: TaskHeading }) => (
  <header className="tm-task-head">
    <p>{[thing.name, item?.name].filter(Boolean).join(', ')}</p>
    <h1 part="title">{task.name}</h1>
    {task.description !== undefined && <p className="tm-task-description">{task.description}</p>}
  </header>
)
