import { styled } from '@mui/material/styles'

/** Fields that belong together: side by side where there is room. */
export const FieldRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 20,
  '& > *': { flex: '1 1 200px', minWidth: 0 },
})
