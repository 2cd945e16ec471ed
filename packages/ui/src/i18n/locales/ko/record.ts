import type { Messages } from '../../keys.ts'

export const messages: Messages<'record', 'ko'> = {
  back: '모든 활동 기록',
  happened: '발생',
  saved: '저장',
  facts: '기본 정보',
  within: '오차 {{distance}}',
  answers: '답변',
  no_answers: '답변이 없습니다.',
  photos: '사진',
  files: '파일',
  taken_with_camera: '이 답변을 위해 촬영',
  history: '정정',
  never_corrected: '이 기록은 정정된 적이 없습니다.',
  corrected_by: '{{name}} 님이 정정',
  corrected: '정정됨',
  before: '이전',
  after: '이후',
  holds_until: '유효 기한',
  none: '없음',
  'expired.title': '이 기록은 더 이상 유효하지 않습니다',
  'expired.text': '{{date}}에 종료되었습니다. 무엇이 기록되었는지 볼 수 있도록 여기에 남습니다.',
}
