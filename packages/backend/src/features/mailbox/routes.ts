import type { App } from '../../platform/http/environment.ts'
import { problemResponse } from '../../platform/http/failures.ts'
import type { Mailbox } from '../../platform/mail/mailbox.ts'
import { ProblemError } from '../../platform/problem.ts'
import { mailboxHeaders, mailboxPage, mailPage } from './page.ts'

/**
 * The page of e-mails that were not sent: for whoever runs the demo on their own computer (docs/decisions/outbox.md). A name that was made
 * to lead here by somebody else's name server is refused, so that no other site reads it.
 */
export const mailboxRoutes = (app: App, mailbox: Mailbox, publicUrl: string): void => {
  const { hostname } = new URL(publicUrl)
  app.use('/mailbox/*', async (context, next) => {
    if (new URL(context.req.url).hostname !== hostname) return problemResponse(context, new ProblemError('not_found'))
    return next()
  })
  app.get('/mailbox', async (context) => context.html(mailboxPage(await mailbox.list()), 200, mailboxHeaders))
  app.get('/mailbox/:id', async (context) => {
    const mail = await mailbox.find(context.req.param('id'))
    if (!mail) return problemResponse(context, new ProblemError('not_found'))
    return context.html(mailPage(mail), 200, mailboxHeaders)
  })
}
