import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../field/Button/Button.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import { useOwnWords } from '../own-words.ts'
import type { PublicService, RunTask } from '../view.ts'

interface ServicesProps {
  services: readonly PublicService[]
  runTask: RunTask
}

/** A run begins where it was asked for; the focus goes with it, and comes back when it is closed. */
const Service = ({ service, runTask }: { service: PublicService; runTask: RunTask }) => {
  const t = useTranslate()
  const own = useOwnWords()
  const [running, setRunning] = useState(false)
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
        {service.image !== undefined && <img src={service.image} alt="" width={56} height={56} loading="lazy" />}
        <div>
          <h3 lang={own}>{service.title}</h3>
          {service.description !== undefined && <p lang={own}>{service.description}</p>}
        </div>
        <span ref={begin}>
          <Button onClick={() => setRunning(!running)}>
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
          {runTask(service, () => setRunning(false))}
        </div>
      )}
    </li>
  )
}

export const Services = ({ services, runTask }: ServicesProps) => {
  const t = useTranslate()
  return (
    <section className="tm-services">
      <h2>{t('public-more:services')}</h2>
      <ul>
        {services.map((service) => (
          <Service key={service.taskThingId} service={service} runTask={runTask} />
        ))}
      </ul>
    </section>
  )
}
