import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { DomainError, type FieldErrors } from '../../src/domain/shared/domain-error.js';
import { validationPipe } from '../../src/platform/http/validation.js';

/** What the API makes of a body. @throws DomainError `invalid_input` as a request with it would. */
export function validated<T>(type: Type<T>, body: object): Promise<T> {
  return validationPipe().transform(body, { type: 'body', metatype: type });
}

/** What is told of a body by field; nothing where it is taken. */
export async function errorsOf(type: Type<object>, body: object): Promise<FieldErrors | null> {
  try {
    await validated(type, body);
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'invalid_input') return error.details.errors ?? {};
    throw error;
  }
}
