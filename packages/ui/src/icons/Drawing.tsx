export interface DrawingProps {
  path: string
  size?: number | undefined
}

/** A drawing of 16 by 16 in the colour of the text around it. It says nothing to a screen reader: the words beside it do. */
export const Drawing = ({ path, size = 16 }: DrawingProps) => (
  <svg
    className="tm-icon"
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
)
