import type { OpenAPIObject } from '@nestjs/swagger';
import { webhooks } from './webhook-docs.js';

const NULL = { type: 'null' };

/**
 * What the framework describes by OpenAPI 3.0, by 3.1: schemas are those of JSON Schema, which has a type for `null`;
 * and webhooks.
 */
export function asOpenApi31(document: OpenAPIObject): OpenAPIObject {
  const said = { ...document, openapi: '3.1.0', webhooks: webhooks() };
  nullAsType(said);
  return said;
}

/** In place. Examples are left alone: they are values, whatever their fields are called. */
function nullAsType(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('nullable' in node && typeof node.nullable === 'boolean') {
    const { nullable } = node;
    Reflect.deleteProperty(node, 'nullable');
    if (nullable) admit(node);
  }
  for (const [name, part] of Object.entries(node)) if (!/^examples?$/.test(name)) nullAsType(part);
}

function admit(node: object): void {
  if ('type' in node && typeof node.type === 'string') node.type = [node.type, 'null'];
  else if ('anyOf' in node && Array.isArray(node.anyOf)) node.anyOf.push(NULL);
  else if ('oneOf' in node && Array.isArray(node.oneOf)) node.oneOf.push(NULL);
}
