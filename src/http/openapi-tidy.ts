import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Mends, in place, what the generator makes of our sources. */
export function tidyDocument(document: OpenAPIObject): void {
  for (const item of Object.values(document.paths)) {
    for (const operation of [item.get, item.post, item.put, item.patch, item.delete]) {
      if (operation) tidyOperation(operation);
    }
  }
  nameNullInEnums(document);
}

function tidyOperation(operation: Operation): void {
  // A comment of several paragraphs: the first is the title, the others explain.
  const [summary = '', ...rest] = (operation.summary ?? '').split('\n\n');
  operation.summary = summary;
  if (rest.length > 0) operation.description = rest.join('\n\n');
  // For a POST the generator guesses 201, even where the answer is described as 200 by hand.
  if (operation.responses['200']) delete operation.responses['201'];
}

/** In OpenAPI 3.0 an enum admits null only where it lists it, whatever `nullable` says. */
function nameNullInEnums(node: unknown): void {
  if (Array.isArray(node)) {
    for (const part of node) nameNullInEnums(part);
  } else if (isJson(node)) {
    if (node.nullable === true && Array.isArray(node.enum) && !node.enum.includes(null))
      node.enum = [...node.enum, null];
    for (const part of Object.values(node)) nameNullInEnums(part);
  }
}

function isJson(node: unknown): node is Json {
  return typeof node === 'object' && node !== null;
}
