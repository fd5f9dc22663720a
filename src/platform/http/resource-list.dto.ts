import { IsOptional, IsString, MaxLength } from 'class-validator';
import { type Message, message } from '../../domain/messages/message.js';
import { type Day, endOfDay, isDay, startOfDay } from '../../domain/shared/calendar.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { isRecordId } from '../../domain/shared/record-id.js';
import type { AppReply } from './request.js';
import { fails } from './validation.js';

const RANGE_DEFAULT: PageRequest = { offset: 0, limit: 10 };
/** Rows of one answer; an export takes the CSV. */
const RANGE_MAX = 1000;
const OFFSET_MAX = 10_000_000;

/** What narrows a list, or an export of all of it. */
export class ResourceFilterQuery {
  /** An object of filters; `id` takes a list of ids. @example "{\"name\":\"uni\"}" */
  @IsOptional()
  @IsString(fails('json_needed', { name: 'filter' }))
  @MaxLength(4000, fails('name_too_long', { name: 'filter' }))
  filter?: string;
}

/** The list parameters of `ra-data-simple-rest`, each a JSON text. */
export class ResourceListQuery extends ResourceFilterQuery {
  /** `[field, "ASC" | "DESC"]`. @example "[\"id\",\"DESC\"]" */
  @IsOptional()
  @IsString(fails('json_needed', { name: 'sort' }))
  @MaxLength(200, fails('name_too_long', { name: 'sort' }))
  sort?: string;

  /** `[first, last]`, counted from 0, both included; at most 1000 rows. @example "[0,9]" */
  @IsOptional()
  @IsString(fails('json_needed', { name: 'range' }))
  @MaxLength(60, fails('name_too_long', { name: 'range' }))
  range?: string;
}

/** Reads one filter value. @returns what is wrong with it as a text, or the value. */
export type FilterReader<T> = (value: unknown) => { readonly value: T } | { readonly error: Message };

/** One by each name that a caller may write; a list of ids is called `id` there, as `ra-data-simple-rest` does. */
export type FilterReaders<Filter extends object> = {
  readonly [Name in keyof Filter as Name extends 'ids' ? 'id' : Name]-?: FilterReader<NonNullable<Filter[Name]>>;
};

export interface ListRules<Field extends string, Filter extends object> {
  /** Fields that lists may be sorted by; the first one is the default. */
  readonly sortable: readonly [Field, ...Field[]];
  readonly descending?: boolean;
  readonly filters: FilterReaders<Filter>;
}

/** @throws DomainError `invalid_input` for anything that is no such parameter, or names a field there is not. */
export function readResourceList<Field extends string, Filter extends object>(
  query: ResourceListQuery,
  rules: ListRules<Field, Filter>,
): ListRequest<Field, Partial<Filter>> {
  const errors: Record<string, Message> = {};
  const sort = readSort(query.sort, rules, errors);
  const filter = readFilter<Filter>(query.filter, rules.filters, errors);
  const page = readRange(query.range, errors, rangeOf(filter));
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', Object.values(errors), { errors });
  return { page, sort, filter };
}

/** Who asks for records by their ids, as `getMany` does without a range, wants all of them. */
function rangeOf(filter: { readonly ids?: unknown }): PageRequest {
  return Array.isArray(filter.ids) ? { offset: 0, limit: filter.ids.length } : RANGE_DEFAULT;
}

function readRange(text: string | undefined, errors: Record<string, Message>, unasked: PageRequest): PageRequest {
  if (text === undefined) return unasked;
  const range = parse(text);
  const [first = Number.NaN, last = Number.NaN] = Array.isArray(range) && range.length === 2 ? range.map(Number) : [];
  const fits =
    Number.isInteger(first) && Number.isInteger(last) && first >= 0 && last >= first - 1 && first <= OFFSET_MAX;
  if (fits && last - first < RANGE_MAX) return { offset: first, limit: last - first + 1 };
  errors.range = message('range_needed', { max: RANGE_MAX });
  return RANGE_DEFAULT;
}

function readSort<Field extends string>(
  text: string | undefined,
  { sortable, descending = false }: Pick<ListRules<Field, object>, 'sortable' | 'descending'>,
  errors: Record<string, Message>,
) {
  if (text === undefined) return { field: sortable[0], descending };
  const sort = parse(text);
  const [name, order] = Array.isArray(sort) && sort.length === 2 ? sort : [null, null];
  const field = sortable.find((candidate) => candidate === name);
  if (field && (order === 'ASC' || order === 'DESC')) return { field, descending: order === 'DESC' };
  errors.sort = message('sort_needed', { fields: sortable.join(', ') });
  return { field: sortable[0], descending };
}

function readFilter<Filter extends object>(
  text: string | undefined,
  readers: FilterReaders<Filter>,
  errors: Record<string, Message>,
): Partial<Filter> {
  return text === undefined ? {} : filtersIn<Filter>(parse(text), readers, errors);
}

/** Filters that a body holds as they are. @throws DomainError `invalid_input` as `readResourceList` does. */
export function readFilters<Filter extends object>(given: unknown, readers: FilterReaders<Filter>): Partial<Filter> {
  const errors: Record<string, Message> = {};
  const filter = filtersIn<Filter>(given, readers, errors);
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', Object.values(errors), { errors });
  return filter;
}

function filtersIn<Filter extends object>(
  given: unknown,
  readers: Readonly<Record<string, FilterReader<unknown>>>,
  errors: Record<string, Message>,
): Partial<Filter> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    errors.filter = message('json_object_needed', { name: 'filter' });
    return {};
  }
  const filter: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null || value === '') continue;
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (!read) {
      errors[`filter.${name}`] = message('no_filter', { name });
      continue;
    }
    const reading = read(value);
    if ('error' in reading) errors[`filter.${name}`] = reading.error;
    else filter[name === 'id' ? 'ids' : name] = reading.value;
  }
  return filter as Partial<Filter>;
}

/** Of a search in all that a list shows. */
export const Q_MAX = 200;

/** A text of at most `most` characters. */
export const textFilter =
  (most: number): FilterReader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most ? { value } : { error: message('filter_text', { max: most }) };

/** One id. */
export const idFilter: FilterReader<number> = (value) =>
  isRecordId(value) ? { value } : { error: message('filter_id') };

const isCode = (value: unknown): value is number => value === 0 || isRecordId(value);

/** The code of a role, which may be 0. */
export const codeFilter: FilterReader<number> = (value) =>
  isCode(value) ? { value } : { error: message('filter_role') };

/** A list of such codes, or one. */
export const codesFilter: FilterReader<readonly number[]> = (value) => {
  const codes = Array.isArray(value) ? value : [value];
  return codes.length <= RANGE_MAX && codes.every(isCode) ? { value: codes } : { error: message('filter_roles') };
};

/** A list of ids, or one. */
export const idsFilter: FilterReader<readonly number[]> = (value) => {
  const ids = Array.isArray(value) ? value : [value];
  return ids.length <= RANGE_MAX && ids.every(isRecordId) ? { value: ids } : { error: message('filter_ids') };
};

/** Yes or no. */
export const flagFilter: FilterReader<boolean> = (value) =>
  typeof value === 'boolean' ? { value } : { error: message('filter_flag') };

/** One of some words. */
export const choiceFilter =
  <T extends string>(...choices: readonly T[]): FilterReader<T> =>
  (value) => {
    const choice = choices.find((candidate) => candidate === value);
    return choice === undefined
      ? { error: message('filter_choice', { choices: choices.join(', ') }) }
      : { value: choice };
  };

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const momentFilter =
  (momentOf: (day: Day) => Date): FilterReader<Date> =>
  (value) => {
    if (typeof value === 'string' && isDay(value)) return { value: momentOf(value) };
    const moment = typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(moment)) return { error: message('filter_moment') };
    return { value: new Date(moment) };
  };

/** From a moment (ISO 8601 with its zone) or from the beginning of a day in Malaysia on. */
export const sinceFilter = momentFilter(startOfDay);

/** Before a moment, or to the end of a day in Malaysia. */
export const untilFilter = momentFilter(endOfDay);

/**
 * Tells which rows of how many these are, as `ra-data-simple-rest` reads it.
 * @returns the rows, the body of the answer.
 */
export function sendRows<T, D>(
  reply: AppReply,
  resource: string,
  asked: PageRequest,
  page: Page<T>,
  toDto: (row: T) => D,
): D[] {
  const last = asked.offset + page.items.length - 1;
  const rows = page.items.length > 0 ? `${asked.offset}-${last}` : '*';
  reply.header('Content-Range', `${resource} ${rows}/${page.total}`);
  return page.items.map(toDto);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
