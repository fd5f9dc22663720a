import { maskPassport } from '../report/report.js';

/** What is told of a change, by field. */
export type AuditValues = Readonly<Record<string, unknown>>;

/** In UTF-16 units: longer texts are told by their beginning and their length. */
const TEXT_MAX = 500;
const LIST_MAX = 100;
/** Of the field `ids`: as many as a page of a list has rows at most. */
const IDS_MAX = 1_000;
const JSON_MAX = 16_000;
const NAME_MAX = 80;
const DEPTH_MAX = 4;

/** Never told, whoever hands it in by mistake. */
const SECRET = /password|token|secret|nonce|^code$|^pwd$/i;
const PASSPORT = /^passport(No|Number|_no|_number)?$/i;

/** The values as JSON, fit to be kept for ever: no secret, no whole passport number, nothing long. `null` for none. */
export function auditJson(values: object | null | undefined): string | null {
  if (values === null || values === undefined) return null;
  const json = JSON.stringify(toldFields(values, 0));
  if (json.length <= JSON_MAX) return json;
  const fields = Object.keys(values).map((field) => field.slice(0, NAME_MAX));
  return JSON.stringify({ shortened: true, fields: fields.slice(0, LIST_MAX) });
}

function toldFields(values: object, depth: number): AuditValues {
  const told = Object.entries(values)
    .filter(([field, value]) => value !== undefined && !SECRET.test(field))
    .map(([field, value]) => [field, toldField(field, value, depth)]);
  return Object.fromEntries(told);
}

function toldField(field: string, value: unknown, depth: number): unknown {
  if (PASSPORT.test(field)) return masked(value);
  return toldValue(value, depth, field === 'ids' ? IDS_MAX : LIST_MAX);
}

function masked(value: unknown): unknown {
  return typeof value === 'string' ? maskPassport(value) : null;
}

function toldValue(value: unknown, depth: number, most = LIST_MAX): unknown {
  if (typeof value === 'string') return shortened(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (depth >= DEPTH_MAX) return null;
  if (Array.isArray(value)) return value.slice(0, most).map((each) => toldValue(each, depth + 1));
  return typeof value === 'object' ? toldFields(value, depth + 1) : String(value);
}

function shortened(text: string): string {
  return text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX)}... (${text.length} characters)`;
}

/** The names of the fields in which two states differ, in the order of `after`. */
export function changedFields<T extends object>(before: T, after: T): string[] {
  return Object.keys(after).filter((field) => !isSame(Reflect.get(before, field), Reflect.get(after, field)));
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
