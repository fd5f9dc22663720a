import type { CertifiedField } from '../../domain/certificate/certificate.fields.js';
import { maskPassport, type Report } from '../../domain/report/report.js';

/** The certified fields, so that an edited paper is seen. */
export class CheckedFieldsDto implements Record<Exclude<CertifiedField, 'type'>, string | null> {
  /** @example "WANG XIAOMING" */
  name!: string | null;
  /** Masked. @example "******678" */
  passport!: string | null;
  /** @example "Male" */
  gender!: string | null;
  /** @example "2001-04-30" */
  birth!: string | null;
  /** @example "China" */
  nationality!: string | null;
  /** @example "Universiti Malaya" */
  university!: string | null;
  /** @example "Computer Science" */
  major!: string | null;
  /** @example "Full Time" */
  forms!: string | null;
  /** @example "Master" */
  level!: string | null;
  /** @example "UM-2023-004512" */
  certNo!: string | null;
  /** @example "2021-09-01" */
  startTime!: string | null;
  /** @example "2023-08-31" */
  endTime!: string | null;
  /** @example "2023-11-20" */
  ministryStampingTime!: string | null;
  /** @example "2023-10-15" */
  awardingTime!: string | null;
}

/** For strangers: without the whole passport number. */
export function toCheckedFieldsDto({ fields }: Pick<Report, 'fields'>): CheckedFieldsDto {
  return {
    name: fields.name,
    passport: fields.passport === null ? null : maskPassport(fields.passport),
    gender: fields.gender,
    birth: fields.birth,
    nationality: fields.nationality,
    university: fields.university,
    major: fields.major,
    forms: fields.forms,
    level: fields.level,
    certNo: fields.certNo,
    startTime: fields.startTime,
    endTime: fields.endTime,
    ministryStampingTime: fields.ministryStampingTime,
    awardingTime: fields.awardingTime,
  };
}
