import { expect, within } from 'storybook/test'

/** A story's size, by its name in viewports.ts. */
export const at = (value: string) => ({ viewport: { value, isRotated: false } })

/** Menus and grid come in files of their own. */
export const fetched = { timeout: 10_000 }

interface User {
  hover: (element: Element) => Promise<void>
}

/** A pointer at the heads brings the grid, which can resize them. */
export const bringGrid = async (canvasElement: HTMLElement, user: User): Promise<HTMLElement> => {
  const canvas = within(canvasElement)
  await user.hover(canvas.getAllByRole('columnheader')[1] as HTMLElement)
  const grid = await canvas.findByRole('grid', {}, fetched)
  await expect(canvas.queryByRole('table')).toBeNull()
  return grid
}
