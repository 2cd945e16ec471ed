import Skeleton from '@mui/material/Skeleton'
import { readBounds, roundBounds } from '@tracemark/api/rules'
import { classifications, type Interaction, type InteractionMap, NOWHERE } from '@tracemark/api/schemas'
import { type ComponentType, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { PlainPanel } from '../../../components/EmptyPanel/PlainPanel.tsx'
import { ErrorPanel } from '../../../components/ErrorPanel/ErrorPanel.tsx'
import { Waiting } from '../../../components/Skeleton/Waiting.tsx'
import type { ClusterCanvasProps, MapTarget } from '../../../components/WorldMap/ClusterCanvas.tsx'
import { Notice } from '../../../components/WorldMap/parts.tsx'
import { findBounds } from '../../../components/WorldMap/places.ts'
import type { Failure } from '../../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { ClusterEntries, RecordEntries } from './MapEntries.tsx'
import { Ground, Layout, Side, SideHead } from './map-parts.ts'
import { useClusterWords } from './use-cluster-words.ts'

type Cluster = InteractionMap['clusters'][number]

/** What the map shows: an area as the list's filter takes it, and how close. */
export interface MapLook {
  bounds: string
  zoom: number
}

/** Records at one place, which no map tells apart. */
export interface MapSpot {
  bounds: string
  /** The first of them; absent until they are there. */
  rows?: readonly Interaction[] | undefined
  total?: number | undefined
  isAtLeast?: boolean | undefined
  failure?: Failure | undefined
  onRetry: () => void
}

type LoadMap = () => Promise<{ ClusterCanvas: ComponentType<ClusterCanvasProps> }>

const loadMapLibre: LoadMap = () => import('../../../components/WorldMap/ClusterCanvas.tsx').then(({ loadClusterMap }) => loadClusterMap())

export interface InteractionsMapProps {
  /** Absent until the first is there. */
  answer?: InteractionMap | undefined
  /** The answer is that of another view, until the one that is asked for comes. */
  isBusy: boolean
  failure?: Failure | undefined
  onRetry: () => void
  /** What is shown. Absent at first: all there is. */
  look?: MapLook | undefined
  onLook: (look: MapLook) => void
  /** Where those that lie in these bounds come apart; `isTogether` where they don't. */
  separate: (bounds: string) => Promise<{ bounds: string; isTogether: boolean }>
  spot?: MapSpot | undefined
  onSpot: (bounds: string | undefined) => void
  /** The area that the list is filtered by. */
  area?: string | undefined
  onArea: (bounds: string) => void
  /** Shows those of an area as the list. */
  onList: (bounds: string) => void
  getHref: (id: string) => string
  onOpen: (id: string) => void
  styleUrl?: string | undefined
  /** How the map's code is loaded; for tests. */
  load?: LoadMap
}

/** So many times the grid by which views are rounded is halved at a zoom, beside once for each of its steps. */
const GRID_BEYOND_ZOOM = 3
/** What all there is, and may be one place, is shown no closer than. */
const FIT_MAX_ZOOM = 9

const toSides = (bounds: string): MapTarget['sides'] => {
  const { west = -180, south = -85, east = 180, north = 85 } = readBounds(bounds) ?? {}
  return [west, south, west < east ? east : east + 360, north]
}

const findSides = (clusters: readonly Cluster[]): MapTarget['sides'] | undefined =>
  findBounds(
    clusters.flatMap(({ bounds }) => {
      const [west, south, east, north] = toSides(bounds)
      return [
        [west, south],
        [east, north],
      ] satisfies [number, number][]
    }),
  )

/** The interactions of a list where they lie: gathered by the server, told apart by pressing, and in words beside the map. */
export const InteractionsMap = ({
  answer,
  isBusy,
  failure,
  onRetry,
  look,
  onLook,
  separate,
  spot,
  onSpot,
  area,
  onArea,
  onList,
  getHref,
  onOpen,
  styleUrl,
  load = loadMapLibre,
}: InteractionsMapProps) => {
  const t = useTranslate()
  const format = useFormat()
  const words = useClusterWords()
  const title = useId()
  const [Canvas, setCanvas] = useState<{ as: ComponentType<ClusterCanvasProps> }>()
  const [unavailable, setUnavailable] = useState<'webgl' | 'library'>()
  const [failedStyle, setFailedStyle] = useState<string>()
  const [target, setTarget] = useState<MapTarget | undefined>(() => look && { sides: toSides(look.bounds), zoom: look.zoom })

  useEffect(() => {
    let stopped = false
    load().then(
      ({ ClusterCanvas }) => !stopped && setCanvas({ as: ClusterCanvas }),
      () => !stopped && setUnavailable('library'),
    )
    return () => {
      stopped = true
    }
  }, [load])

  const clusters = useMemo(() => answer?.clusters ?? [], [answer])
  // The first answer is of the whole earth: the map goes to where something is.
  const isFirst = target === undefined && answer !== undefined && !isBusy
  const newest = useRef<symbol>(undefined)
  /** What is asked of the map takes a while: says whether nothing else was asked meanwhile. */
  const begin = () => {
    const own = Symbol('asked of the map')
    newest.current = own
    return () => newest.current === own
  }
  const fit = async () => {
    const isNewest = begin()
    const [only, ...others] = clusters
    // Seen from afar, bounds of a cluster are wider than what lies in it.
    const sides = only && others.length === 0 ? toSides((await separate(only.bounds)).bounds) : findSides(clusters)
    if (sides && isNewest()) setTarget({ sides, maxZoom: FIT_MAX_ZOOM })
  }
  const openFirst = useEffectEvent(() => {
    if (clusters.length > 0 && (area === undefined || area === NOWHERE)) void fit()
    else setTarget({ sides: toSides(area ?? ''), maxZoom: FIT_MAX_ZOOM })
  })
  useEffect(() => {
    if (isFirst) openFirst()
  }, [isFirst])

  const go = (bounds: string) => {
    // Closer in any case: what is pressed fills the view already where it is all there is.
    setTarget({ sides: toSides(bounds), minZoom: (look?.zoom ?? 0) + 1 })
    // Without a map, what is shown is what is pressed.
    if (unavailable)
      onLook({ bounds, zoom: Math.max(1, Math.min(18, Math.floor(Math.log2(360 / (toSides(bounds)[2] - toSides(bounds)[0]))))) })
  }
  const press = async ({ bounds, interaction }: Cluster) => {
    if (interaction) return onOpen(interaction._id)
    onSpot(undefined)
    const isNewest = begin()
    const apart = await separate(bounds)
    if (!isNewest()) return
    if (apart.isTogether) onSpot(apart.bounds)
    else go(apart.bounds)
  }
  const marks = useMemo(
    () =>
      clusters.map((cluster) => ({
        key: cluster.coordinates.join(),
        coordinates: cluster.coordinates,
        count: cluster.count,
        label: words.label(cluster),
        shares: classifications.flatMap((kind) => {
          const count = cluster.classifications[kind] ?? 0
          return count === 0 ? [] : [{ kind, share: count / cluster.count }]
        }),
        isOpen: cluster.bounds === spot?.bounds,
      })),
    [clusters, spot?.bounds, words.label],
  )

  const notices = [
    ...(unavailable ? [t(`media:map.no_${unavailable}`)] : []),
    ...(failedStyle !== undefined && failedStyle === styleUrl ? [t('media:map.no_style')] : []),
    ...(answer?.isAtLeast ? [t('interactions-map:newest', { shown: format.number(answer.totalItems) })] : []),
  ]
  const nowhere = answer?.withoutPlace.totalItems ?? 0
  const opening = { getHref, onOpen }
  const heading = spot
    ? spot.total === undefined
      ? t('interactions-map:at_place')
      : t('interactions-map:interactions_here', {
          count: spot.total,
          shown: format.number(spot.total) + (spot.isAtLeast ? '+' : ''),
        })
    : answer
      ? t('interactions-map:in_view', { count: answer.totalItems, shown: format.number(answer.totalItems) + (answer.isAtLeast ? '+' : '') })
      : t('interactions-map:shown')

  const waiting = (
    <Waiting>
      <Skeleton variant="rectangular" height={180} />
    </Waiting>
  )
  const ofSpot = ({ rows, failure: failed, onRetry: again }: MapSpot) => {
    if (rows) return <RecordEntries label={heading} records={rows} {...opening} />
    return failed ? <ErrorPanel failure={failed} onRetry={again} /> : waiting
  }
  const ofView = () => {
    if (failure) return <ErrorPanel failure={failure} onRetry={onRetry} />
    if (!answer) return waiting
    if (clusters.length > 0)
      return <ClusterEntries label={heading} clusters={clusters} onPress={(cluster) => void press(cluster)} {...opening} />
    return <PlainPanel icon="place" title={t('interactions-map:empty.title')} text={t('interactions-map:empty.text')} />
  }

  return (
    <Layout aria-labelledby={title} aria-busy={isBusy}>
      <Ground>
        {Canvas && !unavailable ? (
          <>
            {look && look.bounds !== area && (
              <Button size="small" startIcon={<Icon name="search" size={14} />} onClick={() => onArea(look.bounds)}>
                {t('interactions-map:search_area')}
              </Button>
            )}
            <Canvas.as
              marks={marks}
              styleUrl={styleUrl === failedStyle ? undefined : styleUrl}
              target={target}
              onFit={() => void fit()}
              onMoved={({ sides: [west, south, east, north], zoom: exact }) => {
                const zoom = Math.max(1, Math.round(exact))
                onLook({ bounds: roundBounds({ west, south, east, north }, zoom + GRID_BEYOND_ZOOM), zoom })
              }}
              onPress={(key) => {
                const pressed = clusters.find(({ coordinates }) => coordinates.join() === key)
                if (pressed) void press(pressed)
              }}
              onStyleFailed={() => setFailedStyle(styleUrl)}
              onUnavailable={() => setUnavailable('webgl')}
            />
          </>
        ) : (
          !unavailable && <Skeleton variant="rectangular" height="100%" />
        )}
      </Ground>
      <Side aria-labelledby={title}>
        <SideHead>
          {spot && (
            <Button variant="text" size="small" startIcon={<Icon name="left" size={14} />} onClick={() => onSpot(undefined)}>
              {t('interactions-map:back')}
            </Button>
          )}
          <h2 id={title} aria-live="polite">
            {heading}
          </h2>
          {spot && (
            <Button variant="text" size="small" onClick={() => onList(spot.bounds)}>
              {t('interactions-map:as_list')}
            </Button>
          )}
          {!spot && nowhere > 0 && (
            <Button variant="text" size="small" onClick={() => onList(NOWHERE)}>
              {t('interactions-map:without_place', {
                count: nowhere,
                shown: format.number(nowhere) + (answer?.withoutPlace.isAtLeast ? '+' : ''),
              })}
            </Button>
          )}
        </SideHead>
        <div role="status">
          {notices.map((notice) => (
            <Notice key={notice}>
              <Icon name="alert" />
              {notice}
            </Notice>
          ))}
        </div>
        {spot ? ofSpot(spot) : ofView()}
      </Side>
    </Layout>
  )
}
