import { expect, waitFor } from 'storybook/test'

/** Until a map has drawn everything, and the small map in the corner of a close one too: pictures must not depend on the moment. */
export const waitForMaps = async (root: HTMLElement): Promise<void> => {
  await waitFor(() => expect(root.querySelector('[data-map]')).toHaveAttribute('data-drawn', 'true'), { timeout: 25_000 })
  await waitFor(() => expect(root.querySelector('[data-map]:not([data-drawn])')).toBeNull(), { timeout: 25_000 })
}
