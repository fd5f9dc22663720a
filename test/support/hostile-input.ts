import { type ApiDocument, bodySchema, type ListedOperation } from './api-document.js';
import { MAIN_VALUES, nested, TEXTS, textOf, VALUES } from './hostile-values.js';

/** A request that nobody means well with. */
export interface HostileRequest {
  readonly name: string;
  readonly path: string;
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The statuses that are right, where only few are. */
  readonly statuses?: readonly number[];
}

/** What is there for an operation to find, so that hostile fields get past the look for the record. */
export interface Known {
  readonly recordId: number;
  readonly userId: number;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const DEPTH = 100_000;

const BODIES: readonly Omit<HostileRequest, 'path' | 'method'>[] = [
  { name: 'no body' },
  { name: 'empty body', headers: JSON_TYPE, body: '', statuses: [400] },
  ...['{', '{"a":1', "{'a':1}", '{"a":1}}', 'undefined', '\u0000', '{"a":\u0001}', '[1,]', 'NaN'].map((body) => ({
    name: `malformed ${JSON.stringify(body)}`,
    headers: JSON_TYPE,
    body,
    statuses: [400],
  })),
  { name: 'broken UTF-8', headers: JSON_TYPE, body: Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  ...['[]', '[{}]', '[[]]', '"text"', '42', 'true', 'null', '{}', '{"":""}', '{"length":1e9}'].map((body) => ({
    name: `body ${body}`,
    headers: JSON_TYPE,
    body,
  })),
  ...[
    '{"__proto__":{"role":0}}',
    '{"a":{"__proto__":{"role":0}}}',
    '{"constructor":{"prototype":{"role":0}}}',
    '{"constructor":1}',
    '{"toString":1,"hasOwnProperty":1,"then":1}',
  ].map((body) => ({ name: `body ${body}`, headers: JSON_TYPE, body })),
  { name: 'deep object', headers: JSON_TYPE, body: `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}` },
  { name: 'deep array in an object', headers: JSON_TYPE, body: `{"a":${nested('[', ']', DEPTH)}}` },
  {
    name: 'many fields',
    headers: JSON_TYPE,
    body: `{${Array.from({ length: 20_000 }, (_, n) => `"f${n}":${n}`).join()}}`,
  },
  { name: 'a megabyte and more', headers: JSON_TYPE, body: `{"a":"${'x'.repeat(1_050_000)}"}`, statuses: [413] },
  {
    name: 'fields of staff',
    headers: JSON_TYPE,
    body: '{"role":0,"cert_status":"Verified","verifi_no":"x","user_id":1}',
  },
  { name: 'plain text', headers: { 'content-type': 'text/plain' }, body: '{"a":1}', statuses: [415] },
  {
    name: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a[b]=1&__proto__[x]=1&a=2&id=1',
    statuses: [415],
  },
  { name: 'XML', headers: { 'content-type': 'application/xml' }, body: '<a/>' },
  { name: 'an odd type', headers: { 'content-type': 'application/json; charset=utf-7' }, body: '{}' },
  { name: 'no type', headers: { 'content-type': 'x' }, body: '{}' },
  { name: 'multipart without a boundary', headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
];

function part(name: string, value: string, file?: string): string {
  const disposition = `form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`;
  return `--b\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n`;
}

function uploads(): Omit<HostileRequest, 'path' | 'method'>[] {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const end = '--b--\r\n';
  const bodies: [string, string][] = [
    ['nothing', ''],
    ['no parts', end],
    ['no file', part('kind', 'passport') + end],
    ['no kind', part('file', 'x', 'x.png') + end],
    ['no end', part('kind', 'passport') + part('file', 'x', 'x.png')],
    ['a part without a name', `--b\r\n\r\nx\r\n${end}`],
    ['a part cut short', '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n'],
    ['an empty file', part('kind', 'passport') + part('file', '', 'x.png') + end],
    ['two files', part('kind', 'passport') + part('file', 'x', 'x.png') + part('file', 'y', 'y.png') + end],
    ['many fields', Array.from({ length: 50 }, (_, n) => part(`f${n}`, 'x')).join('') + end],
    ['a prototype', part('__proto__', 'x') + part('constructor', 'x') + part('file', 'x', 'x.png') + end],
    ['the file as a field', part('kind', 'passport') + part('file', 'x') + end],
    ['the kind as a file', part('kind', 'passport', 'kind.txt') + part('file', 'x', 'x.png') + end],
    ['the kind twice', part('kind', 'passport') + part('kind', 'avatar') + part('file', 'x', 'x.png') + end],
    ...Object.entries(TEXTS).map(([name, text]): [string, string] => [
      `kind ${name}`,
      part('kind', text) + part('file', 'x', 'x.png') + end,
    ]),
    ...Object.entries(TEXTS).map(([name, text]): [string, string] => [
      `file name ${name}`,
      part('kind', 'passport') + part('file', 'x', text.replaceAll('"', '%22').slice(0, 2000)) + end,
    ]),
  ];
  return bodies.map(([name, body]) => ({ name: `multipart: ${name}`, headers, body }));
}

/** A right body: what is required, by the document's own examples, with records that there are. */
function rightFields(document: ApiDocument, operation: ListedOperation, known: Known): Record<string, string> {
  const schema = bodySchema(document, operation);
  const own: Record<string, unknown> = { id: known.recordId, ids: [known.recordId], userId: known.userId };
  const fields = (schema?.required ?? []).map((field): [string, string] => {
    const value = own[field] ?? schema?.properties?.[field]?.example ?? 'x';
    return [field, JSON.stringify(value)];
  });
  return Object.fromEntries(fields);
}

const objectOf = (fields: Record<string, string>) =>
  `{${Object.entries(fields)
    .map(([field, value]) => `${textOf(field)}:${value}`)
    .join()}}`;

function fieldRequests(document: ApiDocument, operation: ListedOperation, known: Known, values: readonly string[]) {
  const schema = bodySchema(document, operation);
  if (!schema) return [];
  const right = rightFields(document, operation, known);
  return Object.keys(schema.properties ?? {}).flatMap((field) =>
    values.map((name) => ({
      name: `${field}: ${name}`,
      headers: JSON_TYPE,
      body: objectOf({ ...right, [field]: VALUES[name] ?? '' }),
    })),
  );
}

const WORDS = [
  ...Object.values(TEXTS),
  '0',
  '-1',
  '1.5',
  '1e3',
  '9007199254740993',
  '99999999999999999999',
  'true',
  'null',
  '[]',
  '{}',
];

/** The query as it stands in the address, for each parameter in turn; the others as in the document's examples. */
function queryRequests(operation: ListedOperation, path: string) {
  const all = operation.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
  return all.flatMap(({ name }) => {
    const others = all.filter((other) => other.name !== name && other.required && other.schema?.example !== undefined);
    const base = others.map((other) => `${other.name}=${encodeURIComponent(String(other.schema?.example))}`);
    const odd = [
      `${name}=1&${name}=2`,
      `${name}[]=1&${name}[]=2`,
      `${name}[a]=1`,
      `${name}`,
      `${name}=%E0%A4%A`,
      `${name}=%00`,
      `__proto__[${name}]=1`,
      `${name}=1&${name}[__proto__]=1`,
    ];
    return [...WORDS.map((word) => `${name}=${encodeURIComponent(word.slice(0, 1000))}`), ...odd].map((query) => ({
      name: `query ${query.slice(0, 60)}`,
      path: `${path}?${[...base, query].join('&')}`,
    }));
  });
}

function pathRequests(operation: ListedOperation) {
  const names = operation.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name) ?? [];
  const words = [
    ...WORDS.map((word) => encodeURIComponent(word.slice(0, 1000)) || '%20'),
    '%E0%A4%A',
    '%2F',
    '..%2f..',
    '%',
    '%ff',
  ];
  return names.flatMap((name) =>
    words.map((word) => ({ name: `path ${word.slice(0, 60)}`, path: operation.path.replace(`{${name}}`, word) })),
  );
}

/** What hostile things are sent to one operation; `all`: every value there is in each field. */
export function hostileRequests(
  document: ApiDocument,
  operation: ListedOperation,
  known: Known,
  all: boolean,
): HostileRequest[] {
  const { method } = operation;
  const path = operation.path.replaceAll(/\{\w+\}/g, String(known.recordId));
  const multipart = operation.requestBody?.content?.['multipart/form-data'] !== undefined;
  const bodies =
    method === 'GET'
      ? []
      : [
          ...BODIES,
          ...fieldRequests(document, operation, known, all ? Object.keys(VALUES) : MAIN_VALUES),
          ...(multipart ? uploads() : []),
        ];
  const addresses = [...queryRequests(operation, path), ...pathRequests(operation)];
  return [
    { name: 'as it is', path, method },
    ...bodies.map((request) => ({ ...request, path, method })),
    ...addresses.map((request) => ({ ...request, method })),
  ];
}
