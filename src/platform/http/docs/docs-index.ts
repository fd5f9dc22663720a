import type { OpenAPIObject } from '@nestjs/swagger';
import { type Operation, operationsOf } from './openapi-operations.js';

/** Something that can be found on the page of the API. */
export interface DocsEntry {
  readonly kind: 'section' | 'operation' | 'error' | 'event';
  readonly title: string;
  /** What stands beside the title: method and path, or a status. */
  readonly detail: string;
  /** A heading as it is shown, an operation or event by its id, or an address. */
  readonly target: string;
  /** Of an operation or event: below which tag it is drawn. */
  readonly tag?: string;
  /** What else it is found by, in small letters. */
  readonly text: string;
}

export interface DescribedError {
  readonly reason: string;
  readonly status: number;
  readonly when: string;
  readonly address: string;
}

/** Of each entry's text, which is sent to whoever searches. */
const TEXT_MAX = 600;

/** All that can be found, the introduction first. */
export function docsIndex(document: OpenAPIObject, errors: readonly DescribedError[]): DocsEntry[] {
  return [
    ...sections(document.info.description ?? ''),
    ...operations(document),
    ...events(document),
    ...errors.map(({ reason, status, when, address }): DocsEntry => {
      const text = `${reason.replaceAll('_', ' ')} ${when}`;
      return { kind: 'error', title: reason, detail: String(status), target: address, text: searched(text) };
    }),
  ];
}

/** Each heading with what stands below it. */
function sections(description: string): DocsEntry[] {
  return description
    .split(/^#{2,3} /mu)
    .slice(1)
    .map((part): DocsEntry => {
      const [title = '', ...lines] = part.split('\n');
      return { kind: 'section', title, detail: '', target: title, text: searched(lines.join(' ')) };
    });
}

function operations(document: OpenAPIObject): DocsEntry[] {
  return operationsOf(document).flatMap(({ path, method, operation }): DocsEntry[] => {
    const { operationId, description = '', tags = [], parameters = [] } = operation;
    if (!operationId) return [];
    const names = parameters.flatMap((one) => ('name' in one ? [one.name] : []));
    const text = [operationId, path, ...tags, ...names, description].join(' ');
    const detail = `${method.toUpperCase()} ${path}`;
    const [tag = 'default'] = tags;
    const title = operation.summary ?? operationId;
    return [{ kind: 'operation', title, detail, target: operationId, tag, text: searched(text) }];
  });
}

/** What webhooks are told. */
function events(document: OpenAPIObject): DocsEntry[] {
  const { webhooks = {} } = document as OpenAPIObject & { readonly webhooks?: Record<string, { post?: Operation }> };
  return Object.entries(webhooks).map(([name, { post }]): DocsEntry => {
    const text = `webhook ${name} ${post?.summary ?? ''} ${post?.description ?? ''}`;
    return {
      kind: 'event',
      title: name,
      detail: post?.summary ?? '',
      target: post?.operationId ?? name,
      tag: 'webhooks',
      text: searched(text),
    };
  });
}

const searched = (text: string) =>
  text
    .replace(/[`*|]|\]\([^)]*\)|\[/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, TEXT_MAX);
