export { Board, type BoardProps } from './Board.tsx'
export type { BoardColumn } from './types.ts'
