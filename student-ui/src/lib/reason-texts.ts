import { ApiError } from '@myverify/api-client/api-error';
import { useTranslation } from 'react-i18next';
import { currentLanguage, i18n } from '../i18n/i18n';

/** Where no answer came there are no words of the server. */
const english: Readonly<Record<string, string>> = {
  timeout: 'The service did not answer in time. Please try again.',
  unreachable: 'The service cannot be reached. Check your connection and try again.',
  offline: 'You are offline. Please try again as soon as you are connected.',
  unexpected: 'Something went wrong. Please try again.',
};

/** What the server says in English, by its reason. A reason without a text here is shown in the server's words. */
const chinese: Readonly<Record<string, string>> = {
  invalid_input: '填写的内容有误，请检查标出的各项。',
  missing_fields: '还有必填项未填写，请检查标出的各项。',
  page_too_large: '最大页码为 1000',
  wrong_code: '验证码错误或已失效，请重新获取。',
  wrong_password: '原密码不正确。',
  wrong_credentials: '邮箱或密码不正确。',
  email_locked: '邮箱不能修改。',
  account_disabled: '该账户已停用，请联系我们。',
  no_session: '请重新登录。',
  session_expired: '请重新登录。',
  forbidden: '您没有执行此操作的权限。',
  cross_site: '请求来自其他网站，已被拒绝。',
  not_found: '未找到所需内容，它可能已被删除。',
  certificate_verified: '已认证的证书不能再修改。',
  stale_version: '此记录已被修改，请重新加载后再操作。',
  illegal_transition: '当前状态下不能执行此操作。',
  report_not_ready: '报告正在生成，请稍后再试。',
  report_withdrawn: '该报告已被撤回。',
  report_superseded: '该版报告已被更正，请使用新版。',
  in_use: '该内容正被引用，无法删除。',
  already_exists: '已存在相同的内容。',
  wrong_format: '文件格式不正确！',
  too_large: '文件过大。',
  upload_refused:
    '无法接受该文件。图片尺寸不得过大；PDF 不得含有脚本、附件、密码、自动执行的操作或指向其他文件的链接，请打印为新的 PDF 后再上传。',
  too_many_requests: '请求过于频繁，请稍后再试。',
  locked_out: '尝试次数过多，请稍后再试。',
  cooldown: '验证码已发送，请稍后再试。',
  unknown_report: '未找到该报告。',
  mistyped: '编号有误，请检查是否输错。',
  link_expired: '链接已失效，请重新获取。',
  link_ended: '此链接已失效。报告本身不受影响：凭报告编号仍可核验。',
  holder_gone: '持有人已注销账户，此链接随之失效。凭报告编号仍可核验报告。',
  pin_needed: '请输入与此链接一同提供给您的密码。',
  wrong_pin: '密码错误。连续输错 5 次后，此链接将锁定 15 分钟，期间正确的密码也无法使用。',
  too_many_shares: '每份证书最多可同时有 50 个有效链接，请先停用一个。',
  in_progress: '上一次请求仍在处理，请稍候。',
  already_done: '该操作已完成，请刷新后查看。',
  idempotency_mismatch: '请求已变更，请重试。',
  storage_full: '服务器存储空间不足，请稍后再试。',
  file_damaged: '该文件已损坏，无法显示。我们已收到通知，将尽快处理。',
  unavailable: '服务暂时不可用，请稍后再试。',
  timeout: '服务没有及时响应，请重试。',
  unreachable: '无法连接服务，请检查网络后重试。',
  offline: '您当前处于离线状态，请在恢复网络连接后重试。',
  unexpected: '出现问题，请重试。',
};

/** Gives the text of any error in the present language: the server's own words in English, its reason translated in Chinese. */
export function useErrorText(): (error: unknown) => string {
  useTranslation(undefined, { i18n });
  return errorText;
}

function errorText(error: unknown): string {
  const { reason, message } = error instanceof ApiError ? error : { reason: 'unexpected', message: '' };
  // An error without words of the server carries its reason as its message.
  const said = message === reason ? '' : message;
  if (currentLanguage() === 'cn') return chinese[reason] ?? (said || String(chinese.unexpected));
  return said || (english[reason] ?? String(english.unexpected));
}
