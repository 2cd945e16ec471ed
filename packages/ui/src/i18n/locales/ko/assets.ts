import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'ko'> = {
  title: '제품',
  one: '제품',
  'empty.title': '등록된 제품이 없습니다',
  'empty.text':
    '제품은 커피, 와인, 배급 식량처럼 조직이 품질과 출처를 보증하는 대상입니다. 첫 제품을 만든 다음, 각 개체에 스캔할 수 있는 코드를 부여하세요.',
  'failed.create': '제품을 만들지 못했습니다',
  'failed.update': '제품을 수정하지 못했습니다',
  'failed.delete': '제품을 삭제하지 못했습니다',
  'failed.duplicate': '제품을 복제하지 못했습니다',
  'failed.load': '제품을 불러오지 못했습니다',
}
