import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'ko'> = {
  loading: '페이지를 여는 중',
  registered_by: '등록: {{name}}',
  records_other: '활동 기록 {{shown}}건',
  records_latest_other: '활동 기록 {{shown}}건(최신: {{date}})',
  no_records: '아직 활동 기록이 없습니다',
  stamp: '등록됨',
  journey: '유통 이력',
  journey_map_other: '{{count}}곳을 거친 경로의 약도: {{names}}',
  about: '제품 소개',
  attributes: '제품 상세',
  gtin: 'GTIN',
  yes: '예',
  no: '아니요',
  footer: '이 페이지의 활동 기록은 {{name}}에서 Tracemark로 관리합니다.',
  unit: '개체 {{name}}',
  unit_of: '{{variant}}, 개체 {{name}}',
  status: '상태: {{status}}',
  closed_unit: '표시되지 않는 개체입니다',
  closed_unit_why:
    '{{name}}에서 코드가 {{code}}인 개체를 표시하지 않습니다. 자세한 내용은 {{name}}에 문의하세요. 아래는 제품에 대한 정보이며 가지고 있는 실물을 보증하지 않습니다.',
  unknown_unit: '등록되지 않은 코드입니다',
  unknown_unit_why:
    '{{name}}에는 코드가 {{code}}인 개체가 없습니다. 잘못 입력했거나 라벨이 복제되었을 수 있습니다. 아래는 제품에 대한 정보이며 가지고 있는 실물을 보증하지 않습니다.',
  way_of_unit: '이 개체의 이력',
  share: '공유',
  copied: '링크를 복사했습니다',
  not_copied: '다음 링크를 복사하세요: {{link}}',
}
