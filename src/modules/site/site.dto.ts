import type { SiteDetails } from '../../domain/site/site-details.js';
import type { UsualTime } from '../../domain/statistics/usual-time.js';

export class ContactDto {
  /** @example "MyVerify Demonstration Sdn. Bhd." */
  company!: string;
  /** The number under which the company is registered. @example "000000000000 (0000000-X)" */
  registration!: string;
  /** @example "Level 10, Demonstration Tower, 50450 Kuala Lumpur, Malaysia" */
  address!: string;
  /** @example "+60 3-0000 0000" */
  phone!: string;
  /** @example "contact@demo.example" */
  email!: string;
  /** @example "09:00–18:00 (UTC+8)" */
  hours!: string;
}

export class FiguresDto {
  /** @example 100 */
  institutions!: number;
  /** @example 14000 */
  graduates!: number;
  /** @example 50 */
  cooperations!: number;
}

export class MinistryDto {
  /** @example "Ministry of Higher Education, Malaysia" */
  name!: string;
  /** `null` where it is called in Chinese as everywhere. @example "马来西亚高等教育部" */
  chineseName!: string | null;
  /** @example "https://www.mohe.gov.my" */
  url!: string;
}

export class UsualTimeDto {
  /** Half of the applications are decided within so many working days. @example 2 */
  from!: number;
  /** Four of five are decided within so many working days. @example 4 */
  to!: number;
}

export class SiteDto {
  contact!: ContactDto;
  /** Each stands for "this many and more". */
  figures!: FiguresDto;
  /** How long a decision takes, from the last 90 days; `null` where fewer than 20 applications were decided in them. */
  usualTime!: UsualTimeDto | null;
  /** The ministry that stamps and confirms. @example "Malaysian Ministry of Higher Education (MoHE)" */
  ministry!: string;
  ministries!: MinistryDto[];
  /** Whether reports can be added to wallets. @example false */
  wallet!: boolean;
  /** At least so many characters a password of staff has. @example 12 */
  staffPasswordMin!: number;
  /** True where the contact details are made up. */
  demonstration!: boolean;
}

interface SiteRules {
  readonly usualTime: UsualTime | null;
  readonly wallet: boolean;
  readonly staffPasswordMin: number;
}

export function toSiteDto(site: SiteDetails, rules: SiteRules): SiteDto {
  const { issuer, figures, ministry, ministries, isDemonstration } = site;
  const contact = { ...site.contact, registration: issuer.registration };
  return { contact, figures, ministry, ministries: [...ministries], demonstration: isDemonstration, ...rules };
}
