import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'zh-Hans'> = {
  title: '产品',
  one: '产品',
  'empty.title': '还没有产品',
  'empty.text': '产品是您为之负责的东西：一款咖啡、一款葡萄酒、一份口粮。请先创建一个产品，再为它的单件赋予可扫描的标识码。',
  'failed.create': '无法创建产品',
  'failed.update': '无法更新产品',
  'failed.delete': '无法删除产品',
  'failed.duplicate': '无法复制产品',
  'failed.load': '无法加载产品列表',
}
