import { defineTexts } from '../../i18n/define-texts';

/** What a check by file does and has come to; nobody reads it before a file is chosen. */
export const useFileOutcomeTexts = defineTexts('check-file-outcome', {
  en: {
    reading: 'Checking {{name}}…',
    noPdf: 'This is not a PDF',
    noPdfText:
      'A report is issued as a PDF, so a picture or another file cannot be compared with it. Ask for the original file, or check the report by its number.',
    unknown: 'We do not know this file',
    unknownText:
      'It is not, byte for byte, a report that we issued. It may be one that was altered, or none of ours. Send it to us to find out which. It is not kept.',
    cannotHash: 'This browser cannot calculate the fingerprint',
    cannotHashText:
      'It does so on secure connections (https) only. You can send us the file instead to have it checked. It is not kept.',
    tooLarge: 'This file cannot be sent: it is larger than {{megabytes}} MB. No report of ours is as large as that.',
    send: 'Send the file',
    dontSend: 'Do not send it',
    sending: 'Sending, {{percent}}%',
    checking: 'Sent. It is being looked at…',
    cancel: 'Cancel',
    unreadable: 'The file could not be read',
    unreadableText: 'It may have been moved, changed or deleted since you chose it. Choose it again.',
    file: 'File: {{name}}',
    another: 'Check another file',
    fingerprint: 'Fingerprint (SHA-256)',
    number: 'Report number',
    byNumber: 'Check {{number}} by its number',
    newest: 'See edition {{edition}}, which is in force',
    superseded: 'Superseded on',
    verdict: {
      current: 'Genuine and in force',
      currentText: 'This file is, byte for byte, the report that MyVerify issued, and it is the newest edition.',
      superseded: 'Genuine, but superseded',
      supersededText:
        'This file is edition {{edition}} as MyVerify issued it. It is no longer in force: edition {{current}} has taken its place.',
      withdrawn: 'Genuine, but withdrawn',
      withdrawnText: 'This file is as MyVerify issued it, but the report was withdrawn since. Do not rely on it.',
      altered: 'Altered after it was issued',
      alteredText:
        'This file carries a seal of ours, but it is not what we sealed: something in it was changed, added or removed. Do not rely on anything in it.',
      not_ours: 'Not one of our files',
      not_oursText:
        'This file is none that we issued and carries no seal of ours. A report that was printed and scanned, or saved anew by another program, looks like this as well.',
      sample: 'This is the sample',
      sampleText:
        'This file is our sample of a report, unaltered. It shows what a valid report looks like, is of nobody, and certifies nothing.',
      unexaminedText:
        'This file is none that we issued, and whether it carries a seal of ours could not be found out. Do not rely on it.',
    },
    next: {
      photo: 'Compare the photo on the report with the person, and the passport with the number that it ends in.',
      newest: 'Ask the holder for the newest edition, or rely on what its number shows.',
      withdrawn: 'Ask the holder why it was withdrawn, and for a report that is in force.',
      original: 'Ask the holder for the original file, as it was downloaded from MyVerify.',
      named:
        'The file names a report number. Anyone can write one: check the number and compare every line with the file.',
      number: 'If a report number is printed on it, check that number above and compare every line.',
      tell: 'If somebody gave you this as a genuine report, tell us. Our contact details are at the foot of this page.',
    },
    limits:
      'The seal shows that the file is the one that MyVerify issued. It is made with a certificate of MyVerify itself, and is no signature of the university or the ministry.',
  },
  cn: {
    reading: '正在核验 {{name}}…',
    noPdf: '这不是 PDF 文件',
    noPdfText: '报告以 PDF 格式签发，图片或其他文件无法与之比对。请索取原始文件，或凭报告编号核验。',
    unknown: '我们没有该文件的记录',
    unknownText:
      '它与我们签发的任何报告都不完全一致：可能是被改动过的报告，也可能与我们无关。将文件发送给我们即可查明，文件不会保留。',
    cannotHash: '该浏览器无法计算文件指纹',
    cannotHashText: '浏览器仅在安全连接（https）下提供此功能。您可以将文件发送给我们核验，文件不会保留。',
    tooLarge: '文件超过 {{megabytes}} MB，无法发送。我们签发的报告不会有这么大。',
    send: '发送文件',
    dontSend: '不发送',
    sending: '正在发送 {{percent}}%',
    checking: '已发送，正在核验…',
    cancel: '取消',
    unreadable: '无法读取该文件',
    unreadableText: '文件可能已被移动、修改或删除，请重新选择。',
    file: '文件：{{name}}',
    another: '核验其他文件',
    fingerprint: '文件指纹（SHA-256）',
    number: '报告编号',
    byNumber: '按编号核验 {{number}}',
    newest: '查看现行的第 {{edition}} 版',
    superseded: '取代日期',
    verdict: {
      current: '真实有效',
      currentText: '该文件与 MyVerify 签发的报告完全一致，且为最新版次。',
      superseded: '真实，但已被取代',
      supersededText: '该文件是 MyVerify 签发的第 {{edition}} 版，已有新版取代，现以第 {{current}} 版为准。',
      withdrawn: '真实，但已撤回',
      withdrawnText: '该文件与 MyVerify 签发的一致，但报告之后已被撤回，请勿采信。',
      altered: '签发后被改动',
      alteredText: '该文件带有我们的电子印章，但与盖章时的内容不符：有内容被修改、添加或删除。请勿采信其中任何内容。',
      not_ours: '不是我们的文件',
      not_oursText:
        '该文件不是我们签发的，也没有我们的电子印章。打印后扫描的报告，或用其他软件重新保存的报告，也会如此。',
      sample: '这是示例报告',
      sampleText: '该文件是我们的示例报告，未经改动。它展示有效报告的样子，不属于任何人，也不证明任何内容。',
      unexaminedText: '该文件不是我们签发的，且未能查明其中是否有我们的电子印章，请勿采信。',
    },
    next: {
      photo: '核对报告上的照片与本人，并核对护照号码的末几位。',
      newest: '请向持有人索取最新版报告，或以编号查询到的内容为准。',
      withdrawn: '请向持有人了解撤回原因，并要求提供有效的报告。',
      original: '请向持有人索取从 MyVerify 下载的原始文件。',
      named: '文件中写有报告编号。编号任何人都可以写上去：请核验该编号，并与文件逐项核对。',
      number: '如果上面印有报告编号，请在上方核验该编号并逐项核对。',
      tell: '如果有人把它当作真实报告交给您，请告知我们。联系方式见页面底部。',
    },
    limits: '电子印章表明文件与 MyVerify 签发的一致。印章使用 MyVerify 自己的证书，不是大学或高教部的签名。',
  },
});
