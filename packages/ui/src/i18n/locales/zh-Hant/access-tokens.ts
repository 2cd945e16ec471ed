import type { Messages } from '../../keys.ts'

export const messages: Messages<'access-tokens', 'zh-Hant'> = {
  title: '存取權杖',
  one: '存取權杖',
  'failed.create': '無法建立存取權杖',
  'failed.update': '無法更新存取權杖',
  'failed.delete': '無法刪除存取權杖',
  'failed.duplicate': '無法複製存取權杖',
  'failed.load': '無法載入存取權杖清單',
}
