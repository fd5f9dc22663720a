// The texts that an interface has from the start. The rest of a language is fetched, which needs an answer of the
// service.

export const EN_AT_HAND = {
  check_fields: 'Please check the marked fields',
  fill_fields: 'Please fill in the marked fields',
  not_valid: 'This value is not valid',
  unexpected: 'Something went wrong on our side, please try again',
  timeout: 'The service did not answer in time. Please try again.',
  unreachable: 'The service cannot be reached. Check your connection and try again.',
  offline: 'You are offline. Please try again as soon as you are connected.',
  page_max: '{max} is the max size',
  page_expected: 'The page must be a whole number from 1',
} as const;

export const CN_AT_HAND: Readonly<Record<keyof typeof EN_AT_HAND, string>> = {
  check_fields: '填写有误，请检查标出的各项',
  fill_fields: '还有必填项未填写，请检查标出的各项',
  not_valid: '填写有误，请检查',
  unexpected: '出现问题，请稍后重试',
  timeout: '服务没有及时响应，请重试',
  unreachable: '无法连接服务，请检查网络后重试',
  offline: '您当前处于离线状态，请在恢复网络连接后重试',
  page_max: '最大页码为 {max}',
  page_expected: '页码须为从 1 开始的整数',
};
