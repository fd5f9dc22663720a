/**
 * The name of a field in the specification: `passportPhotos` is `passport_photos` there, names of one word are alike.
 */
export type PortalName<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${PortalName<Rest>}`
  : Field;

export function portalName<Field extends string>(field: Field): PortalName<Field> {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as PortalName<Field>;
}
