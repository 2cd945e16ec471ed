import { offerWhole } from '../offer-whole.ts'
import { withClass } from '../with-class.ts'
import './MiddleText.css'

const Text = withClass('span', 'tm-middle-text')

/** Characters at the end that stay: there identifiers differ, and by so many most do. */
const TAIL = 7

interface MiddleTextProps {
  children: string
}

/**
 * An identifier that shows its beginning and its end where it is too long for its place: its middle goes. What is selected, copied, found
 * in the page and read aloud is the whole, in one piece that can't be seen; what is seen is drawn over it.
 */
export const MiddleText = ({ children: text }: MiddleTextProps) => {
  const letters = [...text]
  const tail = Math.min(TAIL, Math.floor(letters.length / 2))
  return (
    <Text dir="auto" onPointerEnter={offerWhole}>
      <span>{text}</span>
      <span
        aria-hidden="true"
        data-head={letters.slice(0, letters.length - tail).join('')}
        data-tail={letters.slice(letters.length - tail).join('')}
      />
    </Text>
  )
}
