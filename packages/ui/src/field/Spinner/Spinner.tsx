import './Spinner.css'

export interface SpinnerProps {
  /** What is under way. */
  label: string
}

/** Work whose end is not known yet. */
export const Spinner = ({ label }: SpinnerProps) => (
  <div className="tm-spinner" role="status">
    <svg className="tm-spinner-ring" width="44" height="44" viewBox="0 0 44 44" fill="none" strokeWidth="2.5" aria-hidden="true">
      <circle cx="22" cy="22" r="19" stroke="var(--tm-line)" />
      <path d="M22 3a19 19 0 0 1 19 19" stroke="var(--tm-accent)" strokeLinecap="round" />
    </svg>
    <span>{label}</span>
  </div>
)
