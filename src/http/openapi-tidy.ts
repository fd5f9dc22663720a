import type { OpenAPIObject } from '@nestjs/swagger';
import { isResourceApi } from './request.js';

/** In OpenAPI 3.0 an enum admits null only where it lists it, whatever `nullable` says: lists it, in place, in a whole document. */
export function nameNullInEnums(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('nullable' in node && node.nullable === true && 'enum' in node && Array.isArray(node.enum)) {
    if (!node.enum.includes(null)) node.enum = [...node.enum, null];
  }
  for (const part of Object.values(node)) nameNullInEnums(part);
}

const OF_ANY_CHANGE: Readonly<Record<string, string>> = {
  400: 'Malformed or missing input',
  403: 'Not allowed, or a session cookie in a request from another site',
  413: 'The body is too large',
  415: 'Not an acceptable content type',
};

/** Describes, in place, what an operation with a body, or with a part in its path, may be refused for before its own code runs. */
export function describeCommonRefusals(document: OpenAPIObject): void {
  for (const [path, item] of Object.entries(document.paths)) {
    const name = isResourceApi(path) ? 'ResourceFailure' : 'PortalFailure';
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
    for (const operation of [item.post, item.put, item.patch, item.delete]) {
      for (const [status, description] of Object.entries(OF_ANY_CHANGE)) {
        if (operation) operation.responses[status] ??= { description, content };
      }
    }
    if (item.get && path.includes('{')) item.get.responses[400] ??= { description: 'A malformed address', content };
  }
}
