import { DomainError } from '../domain/shared/domain-error.js';

/** Deeper than any body that an operation describes, and far from what would exhaust the stack of whoever walks through it. */
const DEPTH_MAX = 16;

/** @throws DomainError `invalid_input` for a body with lists and objects inside one another beyond all use. */
export function refuseDeepBody(body: unknown): void {
  if (isDeeperThan(body, DEPTH_MAX)) throw new DomainError('invalid_input', 'The body is nested too deeply');
}

function isDeeperThan(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  if (most === 0) return true;
  return Object.values(value).some((part) => isDeeperThan(part, most - 1));
}
