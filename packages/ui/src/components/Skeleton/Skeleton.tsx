import styled from '@emotion/styled'

const Block = styled('span')({ display: 'block', borderRadius: 4, background: 'var(--tm-plain-wash)' })

interface SkeletonProps {
  /** Pixels, or a CSS length. */
  width?: number | string
  height: number
}

/** The place of something that is on its way. It stands still: movement would ask for attention. */
export const Skeleton = (size: SkeletonProps) => <Block style={size} />
