export interface TimelineStep {
  id: string
  name: string
  /** Place and date in words. */
  note?: string | undefined
  description?: string | undefined
}

/** Steps in the order in which they happened. */
export const Timeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <ol className="tm-timeline">
    {steps.map((step) => (
      <li key={step.id}>
        <strong>{step.name}</strong>
        {step.note !== undefined && <span>{step.note}</span>}
        {step.description !== undefined && <p>{step.description}</p>}
      </li>
    ))}
  </ol>
)
