import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REASONS } from '../../src/domain/shared/domain-error.js';
import { type ErrorReason, STATUS_OF } from '../../src/platform/http/errors/error-status.js';
import { ERROR_TYPE, type Surface } from '../../src/platform/http/errors/problem.js';
import { type ApiDocument, operationsOf } from '../support/api-document.js';
import { DescribedAnswers } from '../support/described-answers.js';
import { inEnglish } from '../support/said.js';

interface Example {
  readonly $ref?: string;
  readonly summary?: string;
  readonly value?: unknown;
}

interface Content {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

type Contents = Readonly<Record<string, Content>>;

const FILE = join(import.meta.dirname, '../../api-client/openapi.json');
const document = JSON.parse(readFileSync(FILE, 'utf8')) as ApiDocument & {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly components: { readonly examples: Readonly<Record<string, Example>> };
};
const operations = operationsOf(document);

const described = new DescribedAnswers(document);
const misfit = (schema: object, example: unknown) => described.misfit(schema, example);

function resolve(example: Example): Example {
  const name = example.$ref?.split('/').at(-1);
  return name === undefined ? example : (document.components.examples[name] ?? {});
}

const isFile = ({ schema }: Content) => 'format' in schema && schema.format === 'binary';
const answersOf = (operation: (typeof operations)[number]) =>
  Object.entries(operation.responses).map(([status, response]) => ({
    status: Number(status),
    contents: (response.content ?? {}) as unknown as Contents,
  }));

/** What is wrong, by operation. */
const problems = (problemOf: (operation: (typeof operations)[number]) => (string | null)[]) =>
  operations.flatMap((operation) =>
    problemOf(operation).flatMap((problem) => (problem === null ? [] : [`${operation.name}: ${problem}`])),
  );

describe('the document shows integrators', () => {
  it('a title of each operation, and all operations of a tag together, in the order of the tags', () => {
    expect(operations.filter(({ summary = '' }) => summary.trim() === '')).toEqual([]);
    const tags = operations.map((operation) => operation.tags?.[0] ?? '');
    const runs = tags.filter((tag, place) => tag !== tags[place - 1]);
    expect(runs).toEqual(document.tags.map(({ name }) => name));
  });

  it('an example of each body, which is one', () => {
    const bodies = operations.filter(({ requestBody }) => requestBody);
    expect(bodies.length).toBeGreaterThan(40);
    const found = problems(({ requestBody }) =>
      Object.entries((requestBody?.content ?? {}) as unknown as Contents).map(([type, { schema, example }]) => {
        if (type === 'text/csv' && typeof example === 'string') return misfit(schema, example);
        if (typeof example !== 'object' || example === null || Object.keys(example).length === 0) return 'no example';
        return misfit(schema, example);
      }),
    );
    expect(found).toEqual([]);
  });

  it('an example of each success but files, which is one', () => {
    const found = problems((operation) =>
      answersOf(operation)
        .filter(({ status }) => status < 300)
        .flatMap(({ contents }) => Object.values(contents).filter((content) => !isFile(content)))
        .map(({ schema, example }) => (example === undefined ? 'no example' : misfit(schema, example))),
    );
    expect(found).toEqual([]);
  });

  it('files as what they are, and their refusals as JSON', () => {
    const files = operations.flatMap((operation) => {
      const types = Object.keys(operation.responses[200]?.content ?? {});
      return types.includes('application/json') || operation.responses[201] || operation.responses[202]
        ? []
        : [[operation.path, types]];
    });
    expect(Object.fromEntries(files)).toEqual({
      '/api/v1/certificates/export.csv': ['text/csv'],
      '/api/v1/report-checks/template': ['text/csv'],
      '/api/cert/pdf': ['application/pdf'],
      '/api/v1/certificates/{id}/credential': ['application/vc+jwt', 'application/jwt', 'application/ld+json'],
      '/api/v1/status-lists/{id}': ['application/vc+jwt', 'application/jwt', 'application/ld+json'],
      '/api/v1/credential-contexts/report-v1': ['application/ld+json'],
      '/api/v1/credential-contexts/report-v2': ['application/ld+json'],
      '/api/v1/credential-contexts/report-v3': ['application/ld+json'],
      '/api/report/{id}/pdf': ['application/pdf'],
      '/api/file/{id}': ['image/jpeg', 'image/png', 'application/pdf', 'message/rfc822'],
      '/api/v1/me/export': ['application/zip'],
      '/api/v1/shared/{token}/pdf': ['application/pdf'],
      '/api/v1/shared/{token}/photo': ['image/jpeg', 'image/png'],
      '/api/v1/reports/check/{number}/photo': ['image/jpeg', 'image/png'],
      '/api/v1/certificates/{id}/receipt': ['application/pdf'],
      '/api/v1/reports/sample.pdf': ['application/pdf'],
    });
    // A check in vain is an answer, and no refusal.
    const isAnswer = (path: string, status: number) => status === 404 && path.startsWith('/api/v1/reports/check');
    const found = problems((operation) => {
      const surface: Surface = operation.path.startsWith('/api/v1/') ? 'resource' : 'portal';
      const refusals = answersOf(operation).filter(({ status }) => status >= 400 && !isAnswer(operation.path, status));
      const types = refusals.map(({ contents }) => Object.keys(contents).join());
      return types.map((type) => (type === ERROR_TYPE[surface] ? null : `refuses as ${type}`));
    });
    expect(found).toEqual([]);
  });

  it('an example of each refusal, which is one of its status', () => {
    const found = problems((operation) =>
      answersOf(operation)
        .filter(({ status }) => status >= 400)
        .flatMap(({ status, contents }) =>
          Object.values(contents).flatMap(({ schema, example, examples }) => {
            if (!examples) return [example === undefined ? `no example of ${status}` : misfit(schema, example)];
            const named = Object.entries(examples);
            if (named.length === 0) return [`no example of ${status}`];
            return named.map(([reason, one]) => {
              // A stale version that was told by `If-Match` fails as that header does.
              const byTag = reason === 'stale_version' && status === 412;
              if (!byTag && STATUS_OF[reason as ErrorReason] !== status) return `${reason} as ${status}`;
              return misfit(schema, resolve(one).value);
            });
          }),
        ),
    );
    expect(found).toEqual([]);
  });

  it('refusals by all that they tell: the members of a problem, and codes with their parameters for every field', () => {
    const { ResourceFailure, PortalFailure } = document.components.schemas;
    const example = document.components.examples.resource_missing_fields?.value;
    expect(example).toEqual({
      type: '/docs/errors/missing_fields',
      title: 'Missing fields',
      status: 400,
      detail: inEnglish('required', { label: 'major' }),
      instance: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
      message: inEnglish('required', { label: 'major' }),
      code: 'required',
      params: { label: 'major' },
      reason: 'missing_fields',
      errors: { major: inEnglish('required', { label: 'major' }) },
      codes: { major: { code: 'required', params: { label: 'major' } } },
      requestId: expect.any(String),
    });
    expect(Object.keys(ResourceFailure?.properties ?? {}).sort()).toEqual(
      [...Object.keys(example as object), 'retryAfter', 'stale'].sort(),
    );
    expect(ResourceFailure?.required).toEqual(
      expect.arrayContaining(['type', 'title', 'status', 'detail', 'instance']),
    );
    expect(Object.keys(PortalFailure?.properties?.data?.properties ?? {})).toEqual(
      expect.arrayContaining(['code', 'params', 'codes']),
    );
  });

  it('every reason in the introduction, and what there is to know before the first call', () => {
    const { description } = document.info;
    expect(Object.keys(STATUS_OF)).toEqual(expect.arrayContaining([...REASONS]));
    for (const reason of Object.keys(STATUS_OF)) expect(description).toContain(`| \`${reason}\` |`);
    const titles = [...description.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles).toEqual([
      'From a key to your first result in ten minutes',
      'Two surfaces',
      'First steps',
      'Signing in',
      'The envelope of the portal',
      'Lists',
      'Refusals',
      'Files',
      'Versions',
      'Repeating safely',
      'Rate limits',
    ]);
  });
});
