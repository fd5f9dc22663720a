import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import {
  CERTIFICATE_FIELDS,
  type CertificateField,
  type CertificateForm,
  FIELD_NAMES,
} from '../../domain/certificate/certificate.fields.js';
import type { FieldRule } from '../../domain/shared/field-reader.js';
import { fileIdOf, fileUrl } from '../../platform/http/file-url.js';

const EXAMPLES: Partial<Record<CertificateField, string | string[]>> = {
  type: 'verification',
  name: '王小明',
  gender: 'Male',
  email: 'mei@example.com',
  birth: '2001-04-30',
  nationality: 'China',
  passport: 'E12345678',
  avatar: '/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e',
  university: 'Universiti Malaya',
  major: 'Computer Science',
  forms: 'Full Time',
  level: 'Master',
  academyStatus: 'Graduated',
  barcode: '9555012345678',
  principalName: 'Prof. Dr. Aminah binti Hassan',
  note: 'The degree was awarded in absentia.',
  passportRemark: 'Renewed in 2022.',
  certRemark: 'A certified copy.',
  transcriptRemark: 'Two pages.',
  ministryRemark: 'The stamp is on the back.',
  paymentRemark: 'Paid by DuitNow.',
  certNo: 'UM-2023-004512',
  startTime: '2021-09-01',
  endTime: '2023-08-31',
  ministryStampingTime: '2023-11-20',
  awardingTime: '2023-10-15',
};

function schemaOf(field: CertificateField, rule: FieldRule): ApiPropertyOptions {
  const file = { type: 'string', example: '/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e' } as const;
  const example = EXAMPLES[field];
  if (rule.kind === 'files') return { type: 'array', items: file, maxItems: rule.most, description: rule.label };
  const nullable = rule.kind !== 'choice' || rule.empty === null;
  const common = {
    type: 'string',
    nullable,
    description: rule.label,
    ...(example === undefined ? {} : { example }),
  } as const;
  if (rule.kind === 'choice') return { ...common, enum: [...rule.of] };
  if (rule.kind === 'day') return { ...common, format: 'date' };
  if (rule.kind === 'file') return common;
  return { ...common, maxLength: rule.most };
}

/** Declares the form's fields on the class of a body, under the names that a surface gives them; each that is not `required` may be left out. */
export function FormFields(nameOf: (field: CertificateField) => string, required: readonly CertificateField[] = []) {
  return (type: { prototype: object }): void => {
    for (const field of FIELD_NAMES) {
      const schema = schemaOf(field, CERTIFICATE_FIELDS[field]);
      const property = required.includes(field) ? ApiProperty(filled(schema)) : ApiPropertyOptional(schema);
      Allow()(type.prototype, nameOf(field));
      property(type.prototype, nameOf(field));
    }
  };
}

function filled(schema: ApiPropertyOptions): ApiPropertyOptions {
  return { ...schema, ...('items' in schema ? { minItems: 1 } : { nullable: false }) } as ApiPropertyOptions;
}

/** Declares them on the class of an answer, which holds them all. */
export function FormAnswer(
  nameOf: (field: CertificateField) => string,
  only: readonly CertificateField[] = FIELD_NAMES,
) {
  return (type: { prototype: object }): void => {
    for (const field of only) ApiProperty(schemaOf(field, CERTIFICATE_FIELDS[field]))(type.prototype, nameOf(field));
  };
}

/** The domain's input from a body that uses a surface's names; addresses of files become their ids. */
export function readFormBody(body: object, nameOf: (field: CertificateField) => string): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(body));
  return Object.fromEntries(
    FIELD_NAMES.map((field) => {
      const value = given.get(nameOf(field));
      const { kind } = CERTIFICATE_FIELDS[field];
      return [field, kind === 'file' || kind === 'files' ? fileIdOf(value) : value];
    }),
  );
}

/** The form of an answer under the names of a surface; ids of files become addresses. */
export function formAnswer(
  form: Partial<CertificateForm>,
  nameOf: (field: CertificateField) => string,
  fields: readonly CertificateField[],
): Record<string, unknown> {
  const answer: Record<string, unknown> = {};
  for (const field of fields) answer[nameOf(field)] = answerOf(CERTIFICATE_FIELDS[field], form[field] ?? null);
  return answer;
}

function answerOf({ kind }: FieldRule, value: string | readonly string[] | null): unknown {
  if (typeof value === 'string') return kind === 'file' ? fileUrl(value) : value;
  return value === null ? null : value.map(fileUrl);
}
