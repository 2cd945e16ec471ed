import { hash } from 'node:crypto'

const MARK_LENGTH = 22

/** Stands for a value that came from another organization: equal for equal values, and short where they are long. */
export const computeMark = (value: string): string => hash('sha256', value, 'base64url').slice(0, MARK_LENGTH)
