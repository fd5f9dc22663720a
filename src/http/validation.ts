import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { DomainError } from '../domain/shared/domain-error.js';

class DtoPipe extends ValidationPipe {
  /** What stands in an address stays the text it is: the framework would take `0x1`, `1e3` and blanks for numbers. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Judges bodies and queries by their DTO classes: unknown fields are dropped, all wrong ones reported at once. */
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

function invalidInput(problems: readonly ValidationError[]): DomainError {
  const errors = Object.fromEntries(problems.map((problem) => [problem.property, textOf(problem)]));
  const summary = summaryOf(problems[0]?.target) ?? [...new Set(Object.values(errors))].join('; ');
  return new DomainError('invalid_input', summary, { errors });
}

function textOf(problem: ValidationError): string {
  const own = Object.values(problem.constraints ?? {})[0];
  if (own) return own;
  const child = problem.children?.[0];
  return child ? textOf(child) : 'This value is not valid';
}

/** A DTO class may word the whole refusal by itself, as a static function `summary` of the rejected object. */
function summaryOf(dto: object | undefined): string | null {
  const type = dto?.constructor as { summary?: (dto: object) => string | null } | undefined;
  return dto && type?.summary ? type.summary(dto) : null;
}
