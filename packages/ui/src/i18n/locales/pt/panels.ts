import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'pt'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'Ainda não há serviços',
  'services.text':
    'Serviços são oferecidos a quem escaneia um código: garantia, orientação, peças de reposição. O primeiro aparecerá aqui.',
  'coming_soon.title': 'Em breve',
  'coming_soon.text': 'Estamos preparando esta integração. Ela aparecerá aqui quando estiver pronta.',
  'invitation.title': 'Este convite não é mais válido',
  'invitation.text':
    'Ele já foi aceito, foi revogado ou expirou. Se você o aceitou, a organização está na página inicial. Se não, peça a quem convidou você que o reenvie para o mesmo endereço de e-mail.',
}
