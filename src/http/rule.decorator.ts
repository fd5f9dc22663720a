import { ValidateBy, type ValidationArguments } from 'class-validator';

/** A field is judged by one function that says what is wrong with it, or `null`; it is asked for missing fields, too. */
export function Rule<T extends object>(problemOf: (value: unknown, dto: T) => string | null): PropertyDecorator {
  const judge = (value: unknown, args?: ValidationArguments) => problemOf(value, (args?.object ?? {}) as T);
  return ValidateBy({
    name: 'rule',
    validator: {
      validate: (value, args) => judge(value, args) === null,
      defaultMessage: (args) => judge(args?.value, args) ?? 'This value is not valid',
    },
  });
}
