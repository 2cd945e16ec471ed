/** From one file to another, both from the root of the repository. */
export type Import = readonly [from: string, to: string]

/** Rooms that may import each other, each with its reason. */
export const knownPairs: Readonly<Record<string, string>> = {
  'backend/src/features/assets <-> backend/src/features/offers':
    'A change of an asset is announced to those whom its variants were offered.',
  'backend/src/features/offers <-> backend/src/features/variants': 'A change of a variant is announced to those whom it was offered.',
  'backend/src/features/assets <-> backend/src/features/task-assets':
    'A bulk change of assets assigns tasks; assigning tasks holds the assets.',
  'backend/src/features/interactions <-> backend/src/features/task-runs': 'A run records an interaction, and may classify that one alone.',
  'backend/src/features/invitations <-> backend/src/features/people': 'The list of people has those who are invited.',
  'backend/src/features/clipboard <-> backend/src/platform/http': 'Types alone: dependencies.ts names all that is wired at the start.',
  'backend/src/features/public-pages <-> backend/src/platform/http': 'Types alone: dependencies.ts names all that is wired at the start.',
  'embed/src/element <-> embed/src/task-run': 'The element loads the run, and the run asks with what the element knows.',
  'embed/src/device-runs <-> embed/src/task-run': 'A run on the device is drawn by both.',
  'portal/src/boot <-> portal/src/platform': 'The services read the configuration that the boot fetched.',
  'portal/src/platform <-> portal/src/session': 'The bar of the server that is away says what is kept on the device.',
  'portal/src/features/guided-tasks <-> portal/src/session': 'Signing out asks what the device keeps for the field.',
  'portal/src/features/assets <-> portal/src/features/variants':
    'Variants stand on the page of their asset, and take attributes that are filled in there.',
  'portal/src/features/assets <-> portal/src/features/identification-codes': 'A code is found on its asset, and an asset by its code.',
  'portal/src/features/assets <-> portal/src/features/interactions': 'An asset begins a run, and an interaction names its asset.',
  'portal/src/features/assets <-> portal/src/features/templates': 'An asset begins from a template, and a template has a sample asset.',
  'portal/src/features/categories <-> portal/src/features/templates':
    'A category has a default template, and a template names its categories.',
  'ui/src/components <-> ui/src/errors': 'The notice of an error is a component, and components report theirs.',
}

const TEST = /\.(test|stories)\.tsx?$|\/(testing|contract-tests|stories)\//

/** Folders whose own folders are rooms. */
const FLOORS = ['backend/src/features', 'backend/src/platform', 'portal/src/features']

/** The room of a file: the folder in `src`, or the folder in a floor. None for a file in `src` itself. */
export const getRoom = (file: string): string | undefined => {
  if (TEST.test(file)) return undefined
  const floor = FLOORS.find((each) => file.startsWith(`packages/${each}/`)) ?? /^packages\/([^/]+\/src)\//.exec(file)?.[1]
  if (floor === undefined) return undefined
  const [room, inner] = file.slice(`packages/${floor}/`.length).split('/')
  return inner === undefined ? undefined : `${floor}/${room}`
}

/** Pairs of rooms that import each other, as "a <-> b", in order. */
export const findPairs = (imports: readonly Import[]): string[] => {
  const between = new Set(
    imports.flatMap(([from, to]) => {
      const rooms = [getRoom(from), getRoom(to)]
      return rooms[0] !== undefined && rooms[1] !== undefined && rooms[0] !== rooms[1] ? [rooms.join(' -> ')] : []
    }),
  )
  const pairs = [...between].flatMap((arrow) => {
    const [from = '', to = ''] = arrow.split(' -> ')
    return from < to && between.has(`${to} -> ${from}`) ? [`${from} <-> ${to}`] : []
  })
  return pairs.sort()
}
