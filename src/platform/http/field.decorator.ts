import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { type Message, message } from '../../domain/messages/message.js';
import { type FieldRule, isEmpty, readField } from '../../domain/shared/field-reader.js';
import { fileIdOf } from './file-url.js';
import { Rule } from './rule.decorator.js';

interface FieldOptions {
  /** It may be left out; then the property is `undefined`. */
  readonly optional?: true;
  /** It may be emptied: blank texts and `null` are `null`, or what the rule has for empty. */
  readonly nullable?: true;
  /** What is said where it is missing, if not the usual. */
  readonly asks?: Message;
}

/**
 * A field of a body, by the domain's rule for it: tidied, validated and described in the API's document. Without
 * options it must be given and filled. A change of a record has the same fields by `PartialType(TheDto, {
 * skipNullProperties: false })`.
 */
export function Field(rule: FieldRule, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => tidied(rule, value)),
    Rule((value) => problemOf(rule, value, options)),
    described(rule, options),
  );
}

/**
 * A field that the domain validates later, because what is wrong with it hangs on the record or is told together with
 * what does: handed on as it was sent, but for the id of a file, and described by its rule.
 */
export function ValidatedLater(rule: FieldRule, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    Allow(),
    Transform(({ value }: { value: unknown }) => withFileId(rule, value)),
    described(rule, options),
  );
}

function described(rule: FieldRule, { optional, nullable }: FieldOptions): PropertyDecorator {
  return ApiProperty({ ...schemaOf(rule, nullable === true), required: optional !== true } as ApiPropertyOptions);
}

function withFileId({ kind }: FieldRule, given: unknown): unknown {
  return kind === 'file' || kind === 'files' ? fileIdOf(given) : given;
}

/** The value that the rule makes of what is given; what is wrong stays as it is, to be refused. */
function tidied(rule: FieldRule, given: unknown): unknown {
  if (given === undefined) return undefined;
  const value = withFileId(rule, given);
  const reading = readField(rule, value);
  return 'error' in reading ? value : reading.value;
}

function problemOf(
  rule: FieldRule,
  value: unknown,
  { optional, nullable, asks = askFor(rule) }: FieldOptions,
): Message | null {
  if (value === undefined && optional) return null;
  if (value === undefined) return asks;
  const reading = readField(rule, value);
  if ('error' in reading) return reading.error;
  return isEmpty(reading.value) && !nullable ? asks : null;
}

function askFor({ kind, label }: FieldRule): Message {
  if (kind === 'email') return message('email_needed');
  return message('required', { label });
}

/** How the document describes a value by the rule. */
export function schemaOf(rule: FieldRule, nullable: boolean): object {
  if (rule.kind === 'files') {
    return { type: 'array', items: { type: 'string' }, maxItems: rule.most, ...(nullable ? {} : { minItems: 1 }) };
  }
  const text = { type: 'string', ...(nullable ? { nullable } : {}) };
  if (rule.kind === 'choice') return { ...text, enum: [...rule.of] };
  if (rule.kind === 'day') return { ...text, format: 'date' };
  if (rule.kind === 'file') return text;
  return { ...text, maxLength: rule.most, ...(nullable ? {} : { minLength: 1 }) };
}
