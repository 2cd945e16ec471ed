import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../field/Button/Button.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import type { PublicService } from '../view.ts'

interface ServicesProps {
  services: readonly PublicService[]
  runTask: (service: PublicService) => ReactNode
}

/** A run begins where it was asked for; the focus goes with it, and comes back when it is closed. */
const Service = ({ service, runTask }: { service: PublicService; runTask: ServicesProps['runTask'] }) => {
  const t = useTranslate()
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
          <h3>{service.title}</h3>
          {service.description !== undefined && <p>{service.description}</p>}
        </div>
        <span ref={begin}>
          <Button onClick={() => setRunning(!running)}>
            {running ? t('public-more:end') : (service.buttonLabel ?? t('public-more:start'))}
          </Button>
        </span>
      </div>
      {running && (
        // biome-ignore lint/a11y/useSemanticElements: a group of what belongs to one task, and no fieldset of a form
        <div ref={place} className="tm-service-run" role="group" aria-label={service.title} tabIndex={-1}>
          {runTask(service)}
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
