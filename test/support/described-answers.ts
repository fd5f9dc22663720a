import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { ApiDocument, ListedOperation } from './api-document.js';

type Json = Record<string, unknown>;

const isJson = (node: unknown): node is Json => typeof node === 'object' && node !== null && !Array.isArray(node);

/**
 * The same schema for a validator of JSON: references lead to `$defs`, and objects may hold nothing that is not described,
 * so that an undocumented field is found out.
 */
function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict);
  if (!isJson(node)) return node;
  const { example: _, nullable, ...rest } = node;
  const schema = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, strict(value)]));
  if (typeof schema.$ref === 'string') schema.$ref = schema.$ref.replace('#/components/schemas/', '#/$defs/');
  if (isJson(schema.properties) && schema.additionalProperties === undefined) schema.additionalProperties = false;
  if (nullable === true && typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  return schema;
}

/** Holds answers against what the document says of them. */
export class DescribedAnswers {
  private readonly ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true, allowUnionTypes: true });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly definitions: unknown;

  constructor(document: ApiDocument) {
    addFormats.default(this.ajv);
    this.ajv.addFormat('binary', true);
    // A property may bear the name of a keyword that is left out everywhere else.
    this.definitions = strict(document.components.schemas);
  }

  /** What is wrong with an answer, or `null`. */
  problemOf(operation: ListedOperation, status: number, type: string, body: unknown): string | null {
    const response = operation.responses[status];
    if (!response) return `status ${status} is not described`;
    const described = response.content?.[type];
    if (!described?.schema) return `type ${type} is not described for ${status}`;
    const key = `${operation.name} ${status} ${type}`;
    const validate =
      this.validators.get(key) ?? this.ajv.compile({ $defs: this.definitions, ...(strict(described.schema) as Json) });
    this.validators.set(key, validate);
    return validate(body) ? null : this.ajv.errorsText(validate.errors, { dataVar: 'answer' });
  }
}
