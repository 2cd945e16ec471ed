import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'ko'> = {
  'empty.title': '아직 로트가 없습니다',
  'empty.text': '로트는 같은 조건으로 만든 개체의 묶음입니다. 로트를 만들면 개체의 정보를 한꺼번에 등록할 수 있습니다.',
  'failed.create': '로트를 만들지 못했습니다',
  'failed.update': '로트를 수정하지 못했습니다',
  'failed.delete': '로트를 삭제하지 못했습니다',
  'failed.duplicate': '로트를 복제하지 못했습니다',
  'failed.load': '로트를 불러오지 못했습니다',
  'give.title': '로트에 속성 지정',
  'give.merge': '병합',
  'give.merge_hint': '속성을 추가하고 이름이 같은 속성을 덮어씁니다. 나머지는 유지됩니다.',
  'give.replace': '교체',
  'give.replace_hint': '로트에는 이 속성만 남습니다',
  'give.preview': '변경 사항',
  'give.none': '변경 없음',
  'give.added': '{{shown}}개 추가',
  'give.changed': '{{shown}}개 덮어쓰기',
  'give.removed': '{{shown}}개 삭제',
  'give.lost_other': '값 {{shown}}개가 사라집니다.',
  'give.done_other': '로트 {{shown}}개의 속성을 저장했습니다',
}
