import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const TEXT = readFileSync(join(import.meta.dirname, '../../api-client/openapi.json'), 'utf8');
const WHOLE = JSON.parse(TEXT);

/** The linter's recommendations, and a few more. */
const RULES = {
  // It sees neither methods nor that ids are numbers, and a fixed part goes before a parameter:
  // `/reports/check/{number}`.
  'no-ambiguous-paths': 'off',
  'no-invalid-schema-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-required-schema-properties-undefined': 'error',
  'operation-tag-defined': 'error',
} as const;

const config = await createConfig({ extends: ['recommended'], rules: RULES });

/** What is wrong with a description, warnings included. */
async function findings(source: string): Promise<{ rule: string; told: string; place: string }[]> {
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems.map(({ ruleId, message, location }) => ({
    rule: ruleId,
    told: message,
    place: location[0]?.pointer ?? '',
  }));
}

interface Mistake {
  readonly rule: string;
  /** Where in the description, and where it is found. */
  readonly at: readonly string[];
  readonly member: string;
  /** Left out, the member is taken away. */
  readonly value?: unknown;
}

const NOTHING = { $ref: '#/components/schemas/Nothing' };

const MISTAKES: readonly Mistake[] = [
  { rule: 'struct', at: ['paths', '/api/user/login', 'post'], member: 'operationId', value: 7 },
  { rule: 'no-unresolved-refs', at: ['components', 'schemas', 'ClaimDto', 'properties'], member: 'x', value: NOTHING },
  { rule: 'operation-summary', at: ['paths', '/api/user/logout', 'post'], member: 'summary' },
  { rule: 'operation-tag-defined', at: ['paths', '/api/user/info', 'get'], member: 'tags', value: ['Elsewhere'] },
  { rule: 'operation-4xx-response', at: ['paths', '/health/live', 'get', 'responses'], member: '429' },
  { rule: 'path-parameters-defined', at: ['paths', '/api/v1/jobs/{id}', 'get'], member: 'parameters' },
  {
    rule: 'no-invalid-media-type-examples',
    at: ['components', 'examples', 'resource_missing_fields', 'value'],
    member: 'title',
  },
  {
    rule: 'no-invalid-schema-examples',
    at: ['components', 'schemas', 'CertificateRowDto', 'properties', 'claim'],
    member: 'example',
    value: 7,
  },
  {
    rule: 'no-required-schema-properties-undefined',
    at: ['components', 'schemas', 'Message'],
    member: 'required',
    value: ['code', 'nothing'],
  },
  { rule: 'no-unused-components', at: ['components', 'examples'], member: 'of_nothing', value: { value: {} } },
];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function plant(description: unknown, { at, member, value }: Mistake): void {
  let part = description;
  for (const name of at) part = isObject(part) ? part[name] : undefined;
  if (!isObject(part) || (value === undefined && !(member in part)))
    throw new Error(`${at.join(' ')} has no ${member}`);
  if (value === undefined) delete part[member];
  else part[member] = value;
}

const pointerOf = ({ at }: Mistake) => at.map((name) => name.replaceAll('/', '~1')).join('/');

/** What a part of the description says of itself, and of all that it answers where that succeeds. */
function saidOf(part: unknown, seen = new Set<string>()): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => saidOf(each, seen));
  if (!isObject(part)) return [];
  const { $ref, description, ...others } = part;
  const own = typeof description === 'string' ? [description] : [];
  if (typeof $ref !== 'string') return [...own, ...Object.values(others).flatMap((each) => saidOf(each, seen))];
  if (seen.has($ref)) return [];
  seen.add($ref);
  const named = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), WHOLE);
  return saidOf(named, seen);
}

function answersOnce(operation: Record<string, unknown>): boolean {
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status < '300');
  const said = [operation.description, ...answers.flatMap(([, answer]) => saidOf(answer))];
  return said.some((text) => typeof text === 'string' && /\b(?:told|shown)\s+this\s+once\b/.test(text));
}

function operations() {
  const paths: [string, Record<string, Record<string, unknown>>][] = Object.entries(WHOLE.paths);
  return paths.flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Where a part of the description tells of a number or a moment less than there is to tell. */
function vague(node: unknown, place = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((each, index) => vague(each, `${place}/${index}`));
  if (!isObject(node)) return [];
  const isType = (type: string) => [node.type].flat().includes(type);
  const isNumber = isType('number') && node.format !== 'double';
  const isMoment = isType('string') && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(node.example));
  const own = isNumber || (isMoment && node.format !== 'date-time') ? [place] : [];
  const members = Object.entries(node).filter(([name]) => !/^examples?$/.test(name));
  return [...own, ...members.flatMap(([name, each]) => vague(each, `${place}/${name}`))];
}

const GIVES_ACCESS = /^(?:invite|admit)|^(?:create|update)\w*ApiKey$|^createUser$|^createWebhook$|^rotate\w*Secret$/;

describe('the description of the API', () => {
  it('says of every call that invites somebody or makes a key or a secret that who they are is asked anew', () => {
    const giving = operations().filter(({ operation }) => GIVES_ACCESS.test(String(operation.operationId)));
    expect(giving.length).toBeGreaterThanOrEqual(9);
    const open = giving.filter(({ operation }) => operation['x-reauthentication'] !== true);
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('says of every answer that holds what is told this once that it is kept nowhere', () => {
    const once = operations().filter(({ operation }) => answersOnce(operation));
    const names = once.map(({ operation }) => operation.operationId);
    expect(names).toEqual(expect.arrayContaining(['createShare', 'createWalletOffer', 'createWebhook', 'addFactor']));
    const kept = once.filter(({ operation }) => operation['x-secret-answer'] !== true);
    expect(kept.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  // Clients that are generated from it would take ids for fractions, and moments for any text.
  it('tells whole numbers from fractions, and moments from other texts', () => {
    expect(vague(WHOLE)).toEqual([]);
    const { DocumentPlaceDto, JobDto } = WHOLE.components.schemas;
    expect(DocumentPlaceDto.properties).toMatchObject({ page: { type: 'integer' }, left: { type: 'number' } });
    expect(JobDto.properties.doneAt).toMatchObject({ type: ['string', 'null'], format: 'date-time' });
  });

  it('has nothing against it', async () => {
    expect(await findings(TEXT)).toEqual([]);
  });

  it('would have, for every mistake planted in it', async () => {
    const description: unknown = JSON.parse(TEXT);
    for (const mistake of MISTAKES) plant(description, mistake);
    const found = await findings(JSON.stringify(description));
    const missed = MISTAKES.filter(
      (mistake) => !found.some(({ rule, place }) => rule === mistake.rule && place.includes(pointerOf(mistake))),
    );
    expect(missed.map(({ rule }) => rule)).toEqual([]);
  });
});
