import { hasPermissions } from '@tracemark/api/rules'
import { ProgramPermission } from '@tracemark/api/schemas'
import { AccessTokenForm, TokenSecret } from '@tracemark/ui/screens/access-tokens'
import { useState } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { useAccountView } from '../../platform/services-context.tsx'
import { accessTokens } from './resource.ts'

/** …/access-tokens/new and …/access-tokens/:id */
export const Component = () => {
  const { permissions } = useOrganization()
  const account = useAccountView()
  const [secret, setSecret] = useState<{ name: string; token: string }>()
  const { form, question, row } = useResourceForm(accessTokens, {
    onCreated: (created) => {
      // The secret is in this answer and nowhere else: leaving the page asks first.
      if (!('token' in created) || typeof created.token !== 'string') return form.onCancel()
      form.onDirty?.(true)
      setSecret({ name: created.name, token: created.token })
    },
  })
  const isOwn = form.isNew || (account.kind === 'loaded' && account.account.id === row?.createdById)
  return (
    <>
      {secret ? (
        <TokenSecret
          {...secret}
          onDone={() => {
            form.onDirty?.(false)
            form.onCancel()
          }}
        />
      ) : (
        <AccessTokenForm
          {...form}
          isOwn={isOwn}
          permissions={ProgramPermission.options.filter((permission) => hasPermissions(permissions, [permission]))}
        />
      )}
      {question}
    </>
  )
}
