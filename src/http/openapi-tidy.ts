/** In OpenAPI 3.0 an enum admits null only where it lists it, whatever `nullable` says: lists it, in place, in a whole document. */
export function nameNullInEnums(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('nullable' in node && node.nullable === true && 'enum' in node && Array.isArray(node.enum)) {
    if (!node.enum.includes(null)) node.enum = [...node.enum, null];
  }
  for (const part of Object.values(node)) nameNullInEnums(part);
}
