import styled from '@emotion/styled'
import type { ComponentProps } from 'react'

/** What a browser's button has to forget before it takes a look of ours. */
export const plain = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  verticalAlign: 'middle',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled': { pointerEvents: 'none' },
} as const

const Base = styled('button')(plain)

export type PlainButtonProps = ComponentProps<'button'>

/** A button without a look, for parts that bring their own. */
export const PlainButton = (props: PlainButtonProps) => <Base type="button" {...props} />
