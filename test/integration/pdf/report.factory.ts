import sharp from 'sharp';
import { reportClaims } from '../../../src/domain/report/report.claims.js';
import type { CertifiedFields } from '../../../src/domain/report/report.js';
import {
  DEFAULT_MINISTRY,
  DEMONSTRATION_CONTACT,
  DEMONSTRATION_REGISTRATION,
  issuerOf,
} from '../../../src/domain/site/site-details.js';
import type { ReportDocument } from '../../../src/platform/pdf/pdf-renderer.port.js';

const FIELDS: CertifiedFields = {
  type: 'verification',
  name: 'Nguyễn Thị Ánh',
  gender: 'Female',
  birth: '1998-04-12',
  nationality: 'Viet Nam',
  passport: 'C1234567',
  university: 'Universiti Teknologi Malaysia',
  major: 'Computer Science',
  forms: 'Full Time',
  level: 'Master',
  certNo: 'UTM/2023/004512',
  startTime: '2019-09-01',
  endTime: '2023-06-30',
  ministryStampingTime: '2023-10-02',
  awardingTime: '2023-08-15',
};

const ISSUER = issuerOf(DEMONSTRATION_CONTACT, DEMONSTRATION_REGISTRATION);

export const NUMBER = 'MYV-7K3QD-9XW2M-B4T6H';

const DECIDED = new Date('2026-03-03T16:30:00Z');

export function reportDocument(
  fields: Partial<CertifiedFields> = {},
  more: Partial<ReportDocument> = {},
): ReportDocument {
  const number = more.number ?? NUMBER;
  const { edition = 1, issuedAt = new Date('2026-03-04T05:06:07Z') } = more;
  const certified = { ...FIELDS, ...fields };
  return {
    number,
    edition,
    issuedAt,
    fields: certified,
    claims: reportClaims({ fields: certified, edition, issuedAt, evidence: null }, [], DECIDED),
    issuer: ISSUER,
    ministry: DEFAULT_MINISTRY,
    checkUrl: `https://myverify.example/check/${number}`,
    photo: null,
    seal: null,
    ...more,
  };
}

/** A picture that does not compress well, as photos do not. */
export async function photo(width = 1200, height = 1600): Promise<NonNullable<ReportDocument['photo']>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
  return { type: 'image/jpeg', bytes: await image.jpeg({ quality: 90 }).toBuffer() };
}
