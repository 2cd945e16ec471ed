import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'pt'> = {
  signing_in: 'Entrando',
  sign_in: 'Entrar',
  'signed_out.title': 'Você saiu da sua conta',
  'signed_out.text': 'Entre para continuar.',
  'signed_out.here.title': 'Você saiu da sua conta neste dispositivo',
  'signed_out.here.text':
    'Sem conexão com o serviço de login. A saída será concluída quando houver conexão. A próxima pessoa precisará entrar com a própria conta.',
  'away.retrying': 'Continuamos tentando. A página seguirá automaticamente.',
  'away.records_one': 'Há 1 interação salva neste dispositivo. Ela será enviada quando o servidor responder.',
  'away.records_many': 'Há {{count}} de interações salvas neste dispositivo. Elas serão enviadas quando o servidor responder.',
  'away.records_other': 'Há {{count}} interações salvas neste dispositivo. Elas serão enviadas quando o servidor responder.',
  'away.drafts_one': 'Há 1 interação não concluída salva neste dispositivo.',
  'away.drafts_many': 'Há {{count}} de interações não concluídas salvas neste dispositivo.',
  'away.drafts_other': 'Há {{count}} interações não concluídas salvas neste dispositivo.',
  'away.nothing': 'Não há interações pendentes de envio neste dispositivo.',
  'away.open': 'Interações neste dispositivo',
  go_home: 'Ir para a página inicial',
  'signed_up.title': 'Obrigado por se cadastrar',
  'signed_up.text': 'Sua conta está pronta. Entre no aplicativo móvel com seu e-mail e sua senha.',
  'signed_up.open': 'Voltar ao aplicativo',
}
