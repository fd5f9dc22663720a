import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError, ValidationOptions } from 'class-validator';
import { type Message, type MessageArgs, message } from '../../domain/messages/message.js';
import type { MessageCode } from '../../domain/messages/texts.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { RULE } from './rule.decorator.js';

class DtoPipe extends ValidationPipe {
  /** What is no object has no field that could be wrong, and would pass where all may be left out. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const isJudged = metadata.type === 'body' && metadata.metatype !== undefined && this.toValidate(metadata);
    if (isJudged && value !== undefined && value !== null && (typeof value !== 'object' || Array.isArray(value))) {
      throw new DomainError('invalid_input', message('json_object_needed', { name: 'body' }));
    }
    return super.transform(value, metadata);
  }

  /** What stands in an address stays the text it is: the framework would take `0x1`, `1e3` and blanks for numbers. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Validates bodies and queries by their DTO classes: unknown fields are dropped, all wrong ones reported at once. */
export function validationPipe(): ValidationPipe {
  return new DtoPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    // The summary is worded by the rejected object's class.
    validationError: { target: true, value: false },
    exceptionFactory: (problems) => invalidInput(problems),
  });
}

/** What a validator of class-validator says where it fails: `@IsInt(fails('whole_number_needed', { name: 'id' }))`. */
export function fails<Code extends MessageCode>(...said: MessageArgs<Code>): ValidationOptions {
  return { context: message<Code>(...said) };
}

function invalidInput(problems: readonly ValidationError[]): DomainError {
  const errors = Object.fromEntries(problems.map((problem) => [problem.property, messageOf(problem)]));
  return new DomainError('invalid_input', summaryOf(problems[0]?.target) ?? Object.values(errors), { errors });
}

function messageOf(problem: ValidationError): Message {
  const [name, text] = Object.entries(problem.constraints ?? {})[0] ?? [];
  if (name === RULE && text) return JSON.parse(text);
  if (name) return problem.contexts?.[name] ?? message('not_valid');
  const child = problem.children?.[0];
  return child ? messageOf(child) : message('not_valid');
}

/** A DTO class may word the whole error by itself, as a static function `summary` of the rejected object. */
function summaryOf(dto: object | undefined): Message | null {
  const type = dto?.constructor as { summary?: (dto: object) => Message | null } | undefined;
  return dto && type?.summary ? type.summary(dto) : null;
}
