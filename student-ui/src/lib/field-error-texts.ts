/** What the server says is wrong with a field, by a part of its English text. */
const CHINESE: ReadonlyArray<readonly [RegExp, string]> = [
  [/input the correct email/, '请输入正确的邮箱地址'],
  [/^Please choose/, '请选择'],
  [/^Please upload/, '请上传'],
  [/^Please (?:input|enter)/, '请填写此项'],
  [/longer than (\d+) characters/, '不能超过 $1 个字符'],
  [/must be a day as/, '请按 YYYY-MM-DD 格式填写有效日期'],
  [/not be after today/, '不能晚于今天'],
  [/not be after (\d{4}-\d\d-\d\d)/, '不能晚于 $1'],
  [/not be before the start date/, '不能早于开始日期'],
  [/characters that cannot be seen/, '含有看不见的字符，请重新输入'],
  [/characters that are not allowed/, '含有不允许的字符'],
  [/may hold letters, digits/, '只能包含字母、数字、空格、短横线和斜线'],
  [/cannot be changed here/, '此处不能修改账户邮箱'],
  [/^File not found/, '找不到该文件，请重新上传'],
  [/uploaded for another field/, '该文件是为其他项目上传的，请在此处重新上传'],
  [/at most (\d+) files/, '最多 $1 个文件'],
  [/listed twice/, '同一个文件不能重复添加'],
  [/who the link is for/, '请填写链接的接收人'],
  [/4 to 12 digits/, '密码须为 4 至 12 位数字'],
  [/The last day must/, '请选择有效的截止日期'],
  [/must be .+ or /, '请从选项中选择'],
];

/** The server's text about a field in Chinese; what is not known by its words is said in general. */
export function chineseFieldError(english: string): string {
  for (const [words, chinese] of CHINESE) {
    const match = words.exec(english);
    if (match) return chinese.replace('$1', match[1] ?? '');
  }
  return '填写有误，请检查';
}
