/** What the server says beside a field, and how Chinese says it. The first pattern that fits counts. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^There is a role of this name already/u, '已有同名角色'],
  [/^The email belongs to another account/u, '该邮箱已被其他账号使用'],
  [/^The username belongs to another account/u, '该用户名已被其他账号使用'],
  [/^The email of a student account/u, '学生账号的邮箱不能修改'],
  [/^please chose an university/u, '请选择大学'],
  [/^Please choose two different universities$/u, '请选择两所不同的大学'],
  [/^Please choose a company$/u, '请选择代理机构'],
  [/^There is .*already|already (?:exists|has|have|in use|taken|works)/iu, '已存在相同的内容'],
  [/must not be longer than (\d+) characters/u, '不能超过 $1 个字符'],
  [/must not be larger than (\d+) KB/u, '内容不能超过 $1 KB'],
  [/^3 to 18 characters$/u, '长度为 3 到 18 个字符'],
  [/^8 to 16 characters$/u, '长度为 8 到 16 个字符'],
  [/^Required: uppercase letter/u, '须包含大写字母、小写字母和数字'],
  [/^Students set their own password/u, '学生的密码由本人设置，请改为发送重置密码邮件'],
  [/^The old password is wrong$/u, '当前密码不正确'],
  [/^This password is too common$/u, '密码过于常见，请更换'],
  [/^Please confirm the password$/u, '请再次输入密码'],
  [/^The two passwords entered do not match$/u, '两次输入密码不一致!'],
  [/^Please input the correct email$/u, '请输入正确的邮箱'],
  [/^Please choose a role$/u, '请选择角色'],
  [/^There is no such role$/u, '该角色不存在'],
  [/^Please upload the preview again$/u, '请重新上传预览图'],
  [/^An image of the content is missing/u, '正文中的图片已失效，请重新上传'],
  [/must not be after today/u, '日期不能晚于今天'],
  [/must not be after (\d{4}-\d\d-\d\d)/u, '日期不能晚于 $1'],
  [/must be a day as YYYY-MM-DD/u, '请按 YYYY-MM-DD 填写日期'],
  [/username may hold letters/u, '只能包含字母、数字、点、短横线和下划线'],
  [/may hold digits, blanks/u, '只能包含数字、空格和 + ( ) . / -'],
  [/may hold letters, digits, blanks/u, '只能包含字母、数字、空格、短横线和斜杠'],
  [/holds characters that cannot be seen/u, '包含看不见的字符，请重新输入'],
  [/holds characters that are not allowed/u, '包含不允许的字符'],
  [/^(.+) is used by (\d+) cooperations? and (\d+) agenc(?:y|ies)$/u, '“$1”被 $2 项合作和 $3 家代理机构引用，不能删除'],
  [/^(.+) is used by (\d+) cooperations?$/u, '“$1”被 $2 项合作引用，不能删除'],
  [/^(.+) is used by (\d+) agenc(?:y|ies)$/u, '“$1”被 $2 家代理机构引用，不能删除'],
  [/^(.+) is used by (\d+) universit(?:y|ies)$/u, '“$1”正在代理 $2 所大学，不能删除'],
  [/^(.+) is used by /u, '“$1”正被引用，不能删除'],
  [/^(?:Please input|Please choose|Please upload)/u, '此项必填'],
  [/^(?:This is not|Not all of these are) .*uploaded files?$/u, '请重新上传文件'],
  [/there is no|not found|does not exist/iu, '所选内容不存在'],
];

const CHINESE = /\p{Script=Han}/u;

export function fieldTextCn(text: string): string {
  // Some of the catalogue's texts are Chinese; a name of a record may be, too.
  if (/^[\p{Script=Han}\d！!，。]+$/u.test(text)) return text;
  const found = PATTERNS.find(([pattern]) => pattern.test(text));
  if (!found) return CHINESE.test(text) ? text : '填写有误，请检查';
  const [pattern, template] = found;
  const match = pattern.exec(text);
  return template.replace(/\$(\d)/gu, (_, position) => match?.[Number(position)] ?? '');
}
