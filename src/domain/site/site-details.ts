export interface Contact {
  readonly company: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
}

/** What the home page boasts of. Each stands for "this many and more". */
export interface Figures {
  readonly institutions: number;
  readonly graduates: number;
  readonly cooperations: number;
}

export interface Ministry {
  readonly name: string;
  /** On Chinese pages; `null` where it is called there as everywhere. */
  readonly chineseName: string | null;
  readonly url: string;
}

/** Who stands behind a report, as its paper names them. */
export interface Issuer extends Omit<Contact, 'hours'> {
  /** Under which the company is registered. */
  readonly registration: string;
}

/**
 * What the public pages and the reports say of whoever runs the service. From the settings, which are injected by this
 * class.
 */
export abstract class SiteDetails {
  abstract readonly contact: Contact;
  abstract readonly issuer: Issuer;
  abstract readonly figures: Figures;
  /** The ministry that stamps and confirms, as papers, mails and pages name it. */
  abstract readonly ministry: string;
  abstract readonly ministries: readonly Ministry[];
  /** The contact details are made up: nobody answers there. */
  abstract readonly isDemonstration: boolean;
}

export const DEMONSTRATION_CONTACT: Contact = {
  company: 'MyVerify Demonstration Sdn. Bhd.',
  address: 'Level 10, Demonstration Tower, 50450 Kuala Lumpur, Malaysia',
  phone: '+60 3-0000 0000',
  email: 'contact@demo.example',
  hours: '09:00–18:00 (UTC+8)',
};

export const DEMONSTRATION_REGISTRATION = '000000000000 (0000000-X)';

export function issuerOf({ hours: _hours, ...contact }: Contact, registration: string): Issuer {
  return { ...contact, registration };
}

export const DEFAULT_FIGURES: Figures = { institutions: 100, graduates: 14_000, cooperations: 50 };

export const DEFAULT_MINISTRY = 'Malaysian Ministry of Higher Education (MoHE)';
export const MINISTRY_NAME_MAX = 100;

export const DEFAULT_MINISTRIES: readonly Ministry[] = [
  { name: 'Ministry of Higher Education, Malaysia', chineseName: '马来西亚高等教育部', url: 'https://www.mohe.gov.my' },
  { name: 'Malaysian Qualifications Agency', chineseName: '马来西亚学术资格鉴定机构', url: 'https://www.mqa.gov.my' },
  { name: 'Ministry of Education, China', chineseName: '中国教育部', url: 'http://www.moe.gov.cn' },
  {
    name: 'Chinese Service Center for Scholarly Exchange',
    chineseName: '中国教育部留学服务中心',
    url: 'https://www.cscse.edu.cn',
  },
  {
    name: 'Ministry of Higher Education, Science and Technology, Indonesia',
    chineseName: '印度尼西亚高等教育与科技部',
    url: 'https://kemdiktisaintek.go.id',
  },
  {
    name: 'University Grants Commission of Bangladesh',
    chineseName: '孟加拉国大学教育资助委员会',
    url: 'https://www.ugc.gov.bd',
  },
  {
    name: 'Higher Education Commission, Pakistan',
    chineseName: '巴基斯坦高等教育委员会',
    url: 'https://www.hec.gov.pk',
  },
  { name: 'Ministry of Education, Japan', chineseName: '日本文部科学省', url: 'https://www.mext.go.jp' },
];
