import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { type CertificateStatus, STATUSES } from '../../domain/certificate/certificate.machine.js';
import { fails } from '../../platform/http/validation.js';
import type { Found } from './search.service.js';

const QUERY_MAX = 120;
/** A letter alone would find too much; a digit may be the number of an application. */
const ENOUGH = /^\d$|[\s\S]{2}/;

export class SearchQuery {
  /**
   * Words of a name, each by its beginning; or a part of an email, a university or a report number; or a whole
   * passport, number or id: two characters at least, or one digit.
   * @example "wang xiao"
   */
  @ApiProperty({ type: String, pattern: ENOUGH.source, required: false })
  @IsOptional()
  @IsString(fails('text_needed', { name: 'q' }))
  @Matches(ENOUGH, fails('search_too_short', { min: 2 }))
  @MaxLength(QUERY_MAX, fails('characters_at_most', { name: 'q', max: QUERY_MAX }))
  q?: string;
}

export class FoundCertificateDto {
  /** @example 4711 */
  id!: number;
  /** @example "Wang Xiaoming" */
  name!: string | null;
  /** @example "Universiti Malaya" */
  university!: string | null;
  @ApiProperty({ enum: STATUSES, example: 'Verifying' })
  status!: CertificateStatus;
  /** @example "MYV-7K2QM-9T4XB-3HD8E" */
  reportNumber!: string | null;
}

export class FoundUserDto {
  /** @example 17 */
  id!: number;
  /** The name of the account, or its user name. @example "Wang Xiaoming" */
  name!: string;
  /** @example "mei@example.com" */
  email!: string;
}

export class FoundUniversityDto {
  /** @example 5 */
  id!: number;
  /** @example "Universiti Malaya" */
  name!: string;
}

/** Up to six of each kind; a kind that the caller may not see is empty. */
export class SearchDto {
  certificates!: FoundCertificateDto[];
  users!: FoundUserDto[];
  universities!: FoundUniversityDto[];
}

export function toSearchDto({ certificates, users, universities }: Found): SearchDto {
  return {
    certificates: certificates.map(({ id, form, status, reportNumber }) => ({
      id,
      name: form.name,
      university: form.university,
      status,
      reportNumber,
    })),
    users: users.map(({ id, name, username, email }) => ({ id, name: name ?? username, email })),
    universities: universities.map(({ id, name }) => ({ id, name })),
  };
}
