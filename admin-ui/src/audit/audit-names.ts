import type { AuditAction, AuditSubjectType } from '@myverify/domain/audit/audit-actions';
import { type Language, toLanguage } from '../i18n/language';

type Named = Readonly<Record<Language, string>>;

const named = (en: string, cn: string): Named => ({ en, cn });

/** What the trail tells of, by its code: both languages beside each other, since a code may hold dots, which keys of texts may not. */
export const ACTIONS: Readonly<Record<AuditAction, Named>> = {
  'account.erased': named('Account erased', '账号已注销'),
  'account.erasure-refused': named('Erasure of account refused', '账号注销被拒绝'),
  'account.exported': named('Personal data exported', '个人数据已导出'),
  'account.registered': named('Account registered', '账号已注册'),
  'agent.added': named('Agent added', '代理关系已添加'),
  'agent.changed': named('Agent changed', '代理关系已修改'),
  'agent.removed': named('Agent removed', '代理关系已删除'),
  'certificate.applied': named('Certificate applied for', '证书已提交申请'),
  'certificate.assigned': named('Certificate assigned', '证书已指派'),
  'certificate.checked': named('Documents checked', '材料已核对'),
  'certificate.corrected': named('Certificate corrected', '证书已更正'),
  'certificate.expired': named('Certificate removed for its age', '证书因过期已删除'),
  'certificate.rejected': named('Certificate rejected', '证书已驳回'),
  'certificate.removed': named('Certificate removed', '证书已删除'),
  'certificate.saved': named('Certificate saved', '证书已保存'),
  'certificate.unlinked': named('Certificate parted from its account', '证书已与账号解除关联'),
  'certificate.verified': named('Certificate verified', '证书已认证'),
  'certificates.export-begun': named('Export of certificates begun', '证书导出已开始'),
  'certificates.export-ended': named('Export of certificates ended', '证书导出已结束'),
  'check.answered': named('Report checked by number', '按编号核验报告'),
  'check.missed': named('Check of an unknown number', '核验的报告编号不存在'),
  'code.refused': named('Verification code refused', '验证码错误'),
  'code.sent': named('Verification code sent', '验证码已发送'),
  'company.added': named('Agency added', '代理机构已添加'),
  'company.changed': named('Agency changed', '代理机构已修改'),
  'company.removed': named('Agency removed', '代理机构已删除'),
  'confirmation.answered': named('Enquiry answered', '求证已答复'),
  'confirmation.asked': named('University or ministry asked', '已向院校或教育部求证'),
  'confirmation.cancelled': named('Enquiry cancelled', '求证已取消'),
  'confirmation.declined': named('Enquiry declined', '求证被谢绝'),
  'confirmation.disputed': named('Answer disputed by its office', '答复被其单位否认'),
  'confirmation.expired': named('Enquiry expired', '求证已过期'),
  'confirmation.key-values': named('Key values of an enquiry entered', '求证关键信息已填写'),
  'confirmation.opened': named('Enquiry opened', '求证已打开'),
  'confirmation.recorded': named('Answer recorded by an officer', '工作人员已记录答复'),
  'confirmation.settled': named('Difference in an answer settled', '答复差异已处理'),
  'confirmation.undeliverable': named('Enquiry could not be delivered', '求证邮件无法送达'),
  'consent.given': named('Consent given', '已同意声明'),
  'contact.added': named('Contact added', '联系人已添加'),
  'contact.changed': named('Contact changed', '联系人已修改'),
  'contact.released': named('Contact released', '联系人已放行'),
  'contact.removed': named('Contact removed', '联系人已删除'),
  'cooperation.added': named('Cooperation added', '院校合作已添加'),
  'cooperation.changed': named('Cooperation changed', '院校合作已修改'),
  'cooperation.removed': named('Cooperation removed', '院校合作已删除'),
  'data-request.done': named('Personal-data request done', '个人数据请求已完成'),
  'file-check.answered': named('Report checked by its file', '按文件核验报告'),
  'file-check.missed': named('Check of an unknown file', '核验的文件无对应报告'),
  'file.uploaded': named('File uploaded', '文件已上传'),
  'file.viewed': named('File viewed', '文件已查看'),
  'job.retried': named('Job tried again', '任务已重试'),
  'login.failed': named('Sign-in failed', '登录失败'),
  'login.locked': named('Sign-in locked', '登录已锁定'),
  'login.succeeded': named('Signed in', '登录成功'),
  'look-up.choices-changed': named('Choices on look-ups changed', '查验通知设置已修改'),
  'lookup.answered': named('Report looked up by person', '按个人信息查到报告'),
  'lookup.missed': named('Look-up of an unknown person', '按个人信息未查到报告'),
  'mail-domain.added': named('Mail domain added', '邮箱域名已添加'),
  'mail-domain.released': named('Mail domain released', '邮箱域名已放行'),
  'mail-domain.removed': named('Mail domain removed', '邮箱域名已删除'),
  'news.added': named('Article added', '新闻已添加'),
  'news.removed': named('Article removed', '新闻已删除'),
  'news.updated': named('Article changed', '新闻已修改'),
  'password.changed': named('Password changed', '密码已修改'),
  'password.refused': named('Change of password refused', '修改密码被拒绝'),
  'password.reset': named('Password reset', '密码已重置'),
  'password.reset-sent': named('Reset mail sent by staff', '工作人员已发送重置密码邮件'),
  'profile.updated': named('Profile changed', '个人资料已修改'),
  'proposal.made': named('Proposed to a second officer', '已提议，待二次审批'),
  'proposal.refused': named('Proposal refused', '提议已拒绝'),
  'proposal.released': named('Proposal released', '提议已批准'),
  'proposal.withdrawn': named('Proposal taken back', '提议已收回'),
  'rejection-reason.added': named('Saved reason added', '常用驳回原因已添加'),
  'rejection-reason.changed': named('Saved reason changed', '常用驳回原因已修改'),
  'rejection-reason.removed': named('Saved reason removed', '常用驳回原因已删除'),
  'report.copied': named('Verifiable credential of report made', '报告的可验证凭证已生成'),
  'report.downloaded': named('Report downloaded', '报告已下载'),
  'report.issued': named('Report issued', '报告已签发'),
  'report.render-ordered': named('Sealing of report ordered', '已安排报告签章'),
  'report.render-retried': named('Sealing of report tried again', '报告签章已重试'),
  'report.rendered': named('Report drawn', '报告已生成'),
  'report.superseded': named('Report superseded', '报告已被新版取代'),
  'report.withdrawn': named('Report withdrawn', '报告已撤回'),
  'role.added': named('Role added', '角色已添加'),
  'role.changed': named('Role changed', '角色已修改'),
  'role.removed': named('Role removed', '角色已删除'),
  'search.answered': named('People found by a search', '搜索查到人员'),
  'session.ended': named('Signed out', '已退出登录'),
  'sessions.ended': named('All sessions ended', '全部会话已结束'),
  'share.changed': named('Share changed', '分享已更改'),
  'share.created': named('Report shared', '报告已分享'),
  'share.locked': named('Share locked', '分享已锁定'),
  'share.stopped': named('Share stopped', '分享已停止'),
  'university.added': named('University added', '大学已添加'),
  'university.changed': named('University changed', '大学已修改'),
  'university.removed': named('University removed', '大学已删除'),
  'user.added': named('User added', '用户已添加'),
  'user.changed': named('User changed', '用户已修改'),
  'user.removed': named('User removed', '用户已删除'),
  'watch.asked': named('Report watched', '已关注报告'),
  'watch.stopped': named('Watching of report stopped', '已取消关注报告'),
};

export const SUBJECTS: Readonly<Record<AuditSubjectType, Named>> = {
  account: named('Account that was typed', '所输入的账号'),
  agent: named('Agent', '代理关系'),
  certificate: named('Certificate', '证书'),
  company: named('Agency', '代理机构'),
  contact: named('Contact', '联系人'),
  cooperation: named('Cooperation', '院校合作'),
  'data-request': named('Personal-data request', '个人数据请求'),
  file: named('File', '文件'),
  job: named('Job', '任务'),
  'mail-domain': named('Mail domain', '邮箱域名'),
  news: named('Article', '新闻'),
  'rejection-reason': named('Saved reason', '常用驳回原因'),
  report: named('Report', '报告'),
  role: named('Role', '角色'),
  share: named('Share', '分享'),
  university: named('University', '大学'),
  user: named('User', '用户'),
};

/** Whose screens show the records of a subject. */
const RESOURCE_OF: Readonly<Record<string, string>> = {
  agent: 'agents',
  certificate: 'certificates',
  company: 'companies',
  contact: 'contacts',
  cooperation: 'cooperations',
  'data-request': 'data-requests',
  job: 'jobs',
  'mail-domain': 'mail-domains',
  news: 'news',
  'rejection-reason': 'rejection-reasons',
  report: 'reports',
  role: 'roles',
  university: 'universities',
  user: 'users',
};

export const resourceOf = (subject: string | null) => (subject === null ? undefined : RESOURCE_OF[subject]);

/** A code that nobody has named is shown as it is. */
export function nameOf(names: Readonly<Record<string, Named>>, code: string, locale: string): string {
  return (Object.hasOwn(names, code) ? names[code]?.[toLanguage(locale)] : undefined) ?? code;
}

/** Codes to choose from, in the order of their names. */
export function choicesOf(names: Readonly<Record<string, Named>>, locale: string) {
  const language = toLanguage(locale);
  return Object.entries(names)
    .map(([id, each]) => ({ id, name: each[language] }))
    .sort((a, b) => a.name.localeCompare(b.name, language === 'cn' ? 'zh' : 'en'));
}
