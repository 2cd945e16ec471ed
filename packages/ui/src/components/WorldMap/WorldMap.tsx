import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type ComponentType, useEffect, useId, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Waiting } from '../Skeleton/Waiting.tsx'
import type { MapCanvasProps } from './MapCanvas.tsx'
import { PlaceList } from './PlaceList.tsx'
import { Head, Nothing, Notice, Panel } from './parts.tsx'
import type { KmlSource, MapPlace } from './types.ts'
import { useKml } from './use-kml.ts'

type View = 'map' | 'list'
type LoadMap = () => Promise<{ MapCanvas: ComponentType<MapCanvasProps> }>

const loadMapLibre: LoadMap = () => import('./MapCanvas.tsx').then(({ loadMap }) => loadMap())

export interface WorldMapProps {
  title: string
  places: readonly MapPlace[]
  /** Numbers the places and joins them in their order: a journey. */
  route?: boolean
  /** Another layer of places, lines and areas. */
  kml?: KmlSource | undefined
  /** The address of a MapLibre style; without one the world is drawn from the package itself, and no other server is asked. */
  styleUrl?: string | undefined
  /** What is shown first. */
  view?: View
  /** Of the map, in CSS pixels. */
  height?: number
  loading?: boolean
  /** How the map's code is loaded; for tests. */
  load?: LoadMap
}

/** Places on a map of the world, and as a list. Where no map can be drawn the list is what there is. */
export const WorldMap = ({
  title,
  places,
  route = false,
  kml,
  styleUrl,
  view: firstView = 'map',
  height = 420,
  loading = false,
  load = loadMapLibre,
}: WorldMapProps) => {
  const t = useTranslate()
  const id = useId()
  const [view, setView] = useState<View>(firstView)
  const [Canvas, setCanvas] = useState<{ as: ComponentType<MapCanvasProps> }>()
  const [unavailable, setUnavailable] = useState<'webgl' | 'library'>()
  const [failedStyle, setFailedStyle] = useState<string>()
  const { layer, failed } = useKml(kml)

  useEffect(() => {
    let stopped = false
    if (view !== 'map' || Canvas) return
    load().then(
      ({ MapCanvas }) => !stopped && setCanvas({ as: MapCanvas }),
      () => !stopped && setUnavailable('library'),
    )
    return () => {
      stopped = true
    }
  }, [view, Canvas, load])

  const shown = unavailable ? 'list' : view
  const all = [...places, ...(layer?.places ?? [])]
  const usableStyle = styleUrl === failedStyle ? undefined : styleUrl
  const waiting = <Skeleton variant="rectangular" height={height} />

  const body = () => {
    if (loading) return <Waiting>{waiting}</Waiting>
    if (shown === 'list') {
      return (
        <PlaceList
          label={title}
          places={all}
          shapeNames={layer?.shapeNames ?? []}
          numbered={route ? places.length : 0}
          maxHeight={height}
        />
      )
    }
    if (!Canvas) return waiting
    return (
      <Canvas.as
        places={places}
        route={route}
        kml={layer}
        styleUrl={usableStyle}
        height={height}
        onStyleFailed={() => setFailedStyle(styleUrl)}
        onUnavailable={() => setUnavailable('webgl')}
      />
    )
  }

  const notices = [
    ...(unavailable ? [t(`media:map.no_${unavailable}`)] : []),
    ...(failedStyle !== undefined && failedStyle === styleUrl ? [t('media:map.no_style')] : []),
    ...(failed ? [t(`media:map.kml_${failed}`)] : []),
  ]

  return (
    <Panel aria-labelledby={id} aria-busy={loading}>
      <Head>
        <h2 id={id}>{title}</h2>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          disabled={loading}
          aria-label={t('media:map.view')}
          onChange={(_event, next: View | null) => next && setView(next)}
        >
          <ToggleButton value="map" disabled={loading || unavailable !== undefined}>
            <Icon name="map" size={14} />
            {t('media:map.as_map')}
          </ToggleButton>
          <ToggleButton value="list">
            <Icon name="interactions" size={14} />
            {t('media:map.as_list')}
          </ToggleButton>
        </ToggleButtonGroup>
      </Head>
      <div role="status">
        {notices.map((notice) => (
          <Notice key={notice}>
            <Icon name="alert" />
            {notice}
          </Notice>
        ))}
      </div>
      {!loading && all.length === 0 && <Nothing>{t('media:map.empty')}</Nothing>}
      {body()}
    </Panel>
  )
}
