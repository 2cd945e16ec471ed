import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { loadChunk } from '../../errors/load-chunk.ts'

const Plate = styled('div')({
  width: 'fit-content',
  padding: 8,
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: '#ffffff',
  '& img': { display: 'block', imageRendering: 'pixelated' },
})

export interface DataMatrixProps {
  /** What the code says: a GS1 element string such as `(01)09506000134352` where `isGs1`. */
  value: string
  isGs1?: boolean
  /** What it is the code of, for those who can't see it. */
  label: string
  /** On the screen, in CSS pixels. */
  size?: number
}

/** A Data Matrix to look at. Dark on light in every theme, as readers want it. */
export const DataMatrix = ({ value, isGs1 = false, label, size = 140 }: DataMatrixProps) => {
  const [drawn, setDrawn] = useState<{ of: string; svg: string }>()
  useEffect(() => {
    let isLeft = false
    loadChunk(() => import('./data-matrix.ts')).then(
      ({ dataMatrix }) => isLeft || setDrawn({ of: value, svg: dataMatrix(value, isGs1) }),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [value, isGs1])
  return (
    <Plate>
      {drawn?.of === value ? (
        <img src={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`} alt={label} width={size} height={size} />
      ) : (
        <Skeleton variant="rounded" width={size} height={size} />
      )}
    </Plate>
  )
}
