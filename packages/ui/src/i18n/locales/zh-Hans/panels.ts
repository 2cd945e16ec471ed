import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'zh-Hans'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': '还没有服务',
  'services.text': '服务是您为扫码者提供的支持：保修、咨询、备件。添加后，第一项服务会显示在这里。',
  'coming_soon.title': '即将推出',
  'coming_soon.text': '我们正在开发此集成。完成后会自动显示在这里，您无需任何操作。',
  'invitation.title': '此邀请已失效',
  'invitation.text': '邀请可能已被接受、已撤回或已过期。如果您已接受，请在首页查看该组织；否则请联系邀请人，重新向同一电子邮箱发送邀请。',
}
