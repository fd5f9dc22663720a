import type { Gender, Language } from '../account/user.js';
import { type Level, type StudyForm } from './certificate.fields.js';
import type { CertificateStatus } from './certificate.machine.js';

interface ValueWords {
  readonly gender: Readonly<Record<Gender, string>>;
  readonly forms: Readonly<Record<StudyForm, string>>;
  readonly level: Readonly<Record<Level, string>>;
  readonly status: Readonly<Record<CertificateStatus, string>>;
}

/** What statuses and the values of choices are called, to students and to staff. */
export const VALUE_WORDS = {
  en: {
    gender: { Male: 'Male', Female: 'Female' },
    forms: { 'Distance Learning': 'Distance Learning', 'Full Time': 'Full Time', 'Part Time': 'Part Time' },
    level: {
      'High School': 'High School',
      Diploma: 'Diploma',
      Degree: 'Degree',
      Master: 'Master',
      'Doctor of Philosophy': 'Doctor of Philosophy',
      Others: 'Others',
    },
    status: { Unverified: 'Unverified', Verifying: 'Verifying', Verified: 'Verified', Rejected: 'Rejected' },
  },
  cn: {
    gender: { Male: '男', Female: '女' },
    forms: { 'Distance Learning': '远程学习', 'Full Time': '全日制', 'Part Time': '非全日制' },
    level: {
      'High School': '高中',
      Diploma: '专科文凭',
      Degree: '本科',
      Master: '硕士',
      'Doctor of Philosophy': '博士',
      Others: '其他',
    },
    status: { Unverified: '未认证', Verifying: '认证中', Verified: '已认证', Rejected: '已驳回' },
  },
} as const satisfies Readonly<Record<Language, ValueWords>>;
