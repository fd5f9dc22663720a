import { defineTexts } from '../i18n/define-texts';

/** What may make an officer look twice. */
export const signalTexts = defineTexts({
  en: {
    title: 'Signals',
    dismiss: 'Dismiss',
    name: {
      any: 'Any signal',
      passport_elsewhere: 'Passport number elsewhere',
      certificate_number_elsewhere: 'Certificate number elsewhere',
      file_elsewhere: 'File elsewhere',
      mrz_differs: 'Passport differs from the form',
      mrz_invalid: 'Passport not read for sure',
      passport_expired: 'Passport expired',
      person_elsewhere: 'Person elsewhere',
      dates_disagree: 'Days do not fit',
      no_verification: 'No academic verification',
    },
    kind: {
      passport_elsewhere: 'The passport number also stands in applications of other accounts:',
      certificate_number_elsewhere:
        'The certificate number of this university also stands in applications of other accounts:',
      file_elsewhere: '%{group}: the same file was also sent with applications of other accounts:',
      mrz_differs: 'The passport says something else than the form:',
      mrz_invalid:
        'Check digits of the passport’s machine-readable zone do not fit, or two looks at it differ. Compare it by eye.',
      passport_expired: 'The passport was valid until %{day}.',
      person_elsewhere: 'Somebody of that name, born on the same day, has also applied in other accounts:',
      dates_disagree: 'These days cannot all be true:',
      no_verification:
        'No academic verification of this holder, by account or passport, is verified or waits for review. A stamping needs one beside it.',
    },
    days: '%{laterField} %{laterDay} does not fit %{field} %{day}',
    field: '%{field} “%{claimed}” is “%{read}” there',
    state: { dismissed: 'Dismissed by %{name}.', taken: 'Taken into a verdict by %{name}.' },
    dialog: { title: 'Why is this signal nothing?', note: 'Note, for the back office alone' },
  },
  cn: {
    title: '提示',
    dismiss: '排除',
    name: {
      any: '任何提示',
      passport_elsewhere: '护照号重复',
      certificate_number_elsewhere: '证书编号重复',
      file_elsewhere: '文件重复',
      mrz_differs: '护照与表单不一致',
      mrz_invalid: '护照识别不确定',
      passport_expired: '护照已过期',
      person_elsewhere: '人员重复',
      dates_disagree: '日期矛盾',
      no_verification: '缺少学历认证',
    },
    kind: {
      passport_elsewhere: '其他账户的申请中也出现了该护照号：',
      certificate_number_elsewhere: '其他账户的申请中也出现了该院校的同一证书编号：',
      file_elsewhere: '%{group}：其他账户的申请中也提交了同一文件：',
      mrz_differs: '护照内容与表单不一致：',
      mrz_invalid: '护照机读区的校验码不符，或两次识别结果不一致，请人工核对。',
      passport_expired: '护照有效期至 %{day}。',
      person_elsewhere: '其他账户的申请中也有姓名与出生日期相同的人：',
      dates_disagree: '以下日期相互矛盾：',
      no_verification: '该持有人（按账户或护照）没有已通过或待审核的学历认证。盖章认证须另行申请学历认证。',
    },
    days: '%{laterField} %{laterDay} 与 %{field} %{day} 不符',
    field: '%{field}：表单为“%{claimed}”，护照为“%{read}”',
    state: { dismissed: '已由 %{name} 排除。', taken: '已由 %{name} 纳入核验结论。' },
    dialog: { title: '为何排除该提示？', note: '备注，仅后台可见' },
  },
});
