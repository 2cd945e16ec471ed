import { withClass } from '../with-class.ts'
import './Skeleton.css'

const Block = withClass('span', 'tm-skeleton-block')

interface SkeletonProps {
  /** Pixels, or a CSS length. */
  width?: number | string
  height: number
}

/** The place of something that is on its way. It stands still: movement would ask for attention. */
export const Skeleton = (size: SkeletonProps) => <Block style={size} />
