import { useEffect, useRef } from 'react'
import { Button } from '../../../field/Button/Button.tsx'
import { focusData } from '../../../field/focus.ts'
import { useTranslate } from '../../../i18n/context.ts'
import { useOwnWords } from '../own-words.ts'
import type { PublicService, RunTask } from '../view.ts'
import { useOpenTasks } from './use-open-tasks.ts'
import '../../../field/focus.css'

interface ServicesProps {
  services: readonly PublicService[]
  runTask: RunTask
  ownsHistory: boolean | undefined
}

interface ServiceProps {
  service: PublicService
  runTask: RunTask
  running: boolean
  onBegin: () => void
  onEnd: () => void
}

/** A run begins where it was asked for; the focus goes with it, and comes back when it is closed. */
const Service = ({ service, runTask, running, onBegin, onEnd }: ServiceProps) => {
  const t = useTranslate()
  const own = useOwnWords()
  const place = useRef<HTMLDivElement>(null)
  const begin = useRef<HTMLSpanElement>(null)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (running) place.current?.focus()
    else if (wasRunning.current) begin.current?.querySelector('button')?.focus()
    wasRunning.current = running
  }, [running])
  return (
    <li className="tm-service">
      <div className="tm-service-head">
        {service.image !== undefined && (
          <img src={service.image} alt="" width={56} height={56} loading="lazy" {...focusData(service.focus)} />
        )}
        <div>
          <h3 lang={own}>{service.title}</h3>
          {service.description !== undefined && <p lang={own}>{service.description}</p>}
        </div>
        <span ref={begin}>
          <Button onClick={running ? onEnd : onBegin}>
            {running ? (
              t('public-more:end')
            ) : service.buttonLabel === undefined ? (
              t('public-more:start')
            ) : (
              <span lang={own}>{service.buttonLabel}</span>
            )}
          </Button>
        </span>
      </div>
      {running && (
        // biome-ignore lint/a11y/useSemanticElements: a group of what belongs to one task, and no fieldset of a form
        <div ref={place} className="tm-service-run" role="group" aria-label={service.title} tabIndex={-1}>
          {runTask(service, onEnd)}
        </div>
      )}
    </li>
  )
}

export const Services = ({ services, runTask, ownsHistory = false }: ServicesProps) => {
  const t = useTranslate()
  const { open, begin, end } = useOpenTasks(ownsHistory)
  return (
    <section className="tm-services">
      <h2>{t('public-more:services')}</h2>
      <ul>
        {services.map((service) => (
          <Service
            key={service.taskThingId}
            service={service}
            runTask={runTask}
            running={open.includes(service.taskThingId)}
            onBegin={() => begin(service.taskThingId)}
            onEnd={() => end(service.taskThingId)}
          />
        ))}
      </ul>
    </section>
  )
}
