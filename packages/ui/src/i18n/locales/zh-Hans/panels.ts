import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'zh-Hans'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': '暂无服务',
  'services.text': '向扫码者提供的保修、咨询、备件等服务会显示在这里。',
  'coming_soon.title': '即将推出',
  'coming_soon.text': '此集成正在开发中，完成后会自动显示在这里。',
  'invitation.title': '此邀请已失效',
  'invitation.text': '邀请可能已被接受、已撤销或已过期。如果您已接受，请在首页查看该组织；否则请邀请人重新发送到同一电子邮箱。',
}
