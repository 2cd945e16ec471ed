import { expect, waitFor } from 'storybook/test'

/** Until the diagram is laid out: the code that places it comes in a file of its own. */
export const drawn = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector('[data-drawn]')).toHaveAttribute('data-drawn', 'true'), { timeout: 25_000 })
