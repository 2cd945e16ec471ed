import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'pt'> = {
  signing_in: 'Entrando',
  sign_in: 'Entrar',
  'signed_out.title': 'Você saiu da sua conta',
  'signed_out.text': 'Entre para continuar.',
  'away.retrying': 'Continuamos tentando. A página seguirá sozinha.',
  'away.line': 'O servidor não responde. Continuamos tentando.',
  'away.records_one': 'Há 1 registro salvo neste aparelho. Ele será enviado quando o servidor responder.',
  'away.records_many': 'Há {{count}} de registros salvos neste aparelho. Eles serão enviados quando o servidor responder.',
  'away.records_other': 'Há {{count}} registros salvos neste aparelho. Eles serão enviados quando o servidor responder.',
  'away.drafts_one': 'Há 1 registro não terminado salvo neste aparelho.',
  'away.drafts_many': 'Há {{count}} de registros não terminados salvos neste aparelho.',
  'away.drafts_other': 'Há {{count}} registros não terminados salvos neste aparelho.',
  'away.nothing': 'Não há registros aguardando envio neste aparelho.',
  'away.open': 'Registros neste aparelho',
  go_home: 'Ir para a página inicial',
}
