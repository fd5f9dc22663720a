import { ValidateBy, type ValidationArguments } from 'class-validator';
import { type Message, message } from '../../domain/messages/message.js';

/** The name of the constraint, by which the validation pipe finds the message that `defaultMessage` writes down. */
export const RULE = 'rule';

/**
 * A field is validated by one function that says what is wrong with it, or `null`; it is asked for missing fields, too.
 */
export function Rule<T extends object>(problemOf: (value: unknown, dto: T) => Message | null): PropertyDecorator {
  const problem = (value: unknown, args?: ValidationArguments) => problemOf(value, (args?.object ?? {}) as T);
  return ValidateBy({
    name: RULE,
    validator: {
      validate: (value, args) => problem(value, args) === null,
      // class-validator takes texts alone.
      defaultMessage: (args) => JSON.stringify(problem(args?.value, args) ?? message('not_valid')),
    },
  });
}
