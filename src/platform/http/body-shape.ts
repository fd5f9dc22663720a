import { type Message, message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';

/**
 * Deeper than any body that an operation describes, and far from what would exhaust the stack of whoever walks through
 * it.
 */
const DEPTH_MAX = 16;
/**
 * More than any object has; what turns bodies into classes compares each field with each other one: 20,000 take it a
 * third of a second.
 */
const FIELDS_MAX = 500;
/** In the whole body: a megabyte of empty lists would take as long. */
const VALUES_MAX = 20_000;

/**
 * @param most of all values together.
 * @throws DomainError `invalid_input` for a body that is nested, wide or long beyond all use.
 */
export function checkBodyShape(body: unknown, most: number = VALUES_MAX): void {
  let values = 0;
  const check = (value: unknown, depthLeft: number): void => {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
    if (depthLeft === 0) throw invalid(message('body_too_deep'));
    const isList = Array.isArray(value);
    const parts: unknown[] = isList ? value : Object.values(value);
    values += parts.length;
    if (values > most || (!isList && parts.length > FIELDS_MAX)) throw invalid(message('body_too_much'));
    for (const part of parts) check(part, depthLeft - 1);
  };
  check(body, DEPTH_MAX);
}

function invalid(said: Message): DomainError {
  return new DomainError('invalid_input', said);
}
