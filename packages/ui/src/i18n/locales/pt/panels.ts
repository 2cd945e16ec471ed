import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'pt'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'Ainda não há serviços',
  'services.text':
    'Serviços são o que você oferece a quem escaneia um código: garantia, orientação, uma peça de reposição. O primeiro aparecerá aqui.',
  'coming_soon.title': 'Em breve',
  'coming_soon.text':
    'Estamos preparando esta integração. Ela aparecerá aqui no dia em que estiver pronta, sem que você precise fazer nada.',
  'invitation.title': 'Este convite não pode mais ser usado',
  'invitation.text':
    'Ele já foi aceito, foi cancelado ou expirou. Se você o aceitou, a organização está na página inicial. Se não, peça a quem convidou você que o envie de novo para o mesmo endereço de e-mail.',
}
