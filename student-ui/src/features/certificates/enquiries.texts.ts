import { defineTexts } from '../../i18n/define-texts';

/** What an applicant is told of whom others than the officers were asked. */
export const useEnquiryTexts = defineTexts('certificate-enquiries', {
  en: {
    asked: { university: 'Asked the university on {{day}}', ministry: 'Asked the ministry on {{day}}' },
    answered: { university: 'The university answered on {{day}}', ministry: 'The ministry answered on {{day}}' },
    declined: {
      university: 'The university told us on {{day}} that it does not answer',
      ministry: 'The ministry told us on {{day}} that it does not answer',
    },
    expired: 'No answer came by {{day}}. We could not confirm it this way, which says nothing against you.',
  },
  cn: {
    asked: { university: '{{day}} 已向大学求证', ministry: '{{day}} 已向高教部求证' },
    answered: { university: '{{day}} 大学已答复', ministry: '{{day}} 高教部已答复' },
    declined: { university: '{{day}} 大学表示不予答复', ministry: '{{day}} 高教部表示不予答复' },
    expired: '截至 {{day}} 未收到答复。我们未能以此方式确认，这并不说明您有任何问题。',
  },
});
