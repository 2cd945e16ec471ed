import type { AssetImage } from '@tracemark/api/schemas'

type Focus = NonNullable<AssetImage['focus']>

/** The focal point of the picture with this address; undefined where it has none: the middle is. */
export const findFocus = (
  images: readonly Pick<AssetImage, 'image' | 'focus'>[] | undefined,
  address: string | undefined,
): Focus | undefined => images?.find(({ image }) => image === address)?.focus

/** For `object-position`. */
export const objectPosition = (focus: Focus | undefined): string | undefined =>
  focus && `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`

const tenths = (share: number) => Math.round(share * 10)

/** For pages whose policy forbids styles at an element: `focus.css` has a rule for each tenth. */
export const focusData = (focus: Focus | undefined) => focus && { 'data-focus-x': tenths(focus.x), 'data-focus-y': tenths(focus.y) }
