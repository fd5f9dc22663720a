import { change } from './change.mjs';
import { pages, searches } from './lists.mjs';
import { lookUp, records } from './records.mjs';

/** @typedef {Awaited<ReturnType<typeof import('../subject.mjs').makeSubject>>} Subject */

/**
 * The calls that are measured. `app` and `floor` make the requests; `check` asks once and compares with the tables;
 * `call` is the name of the budget, and of what peers are asked.
 * @param {Subject} subject
 */
export function casesOf(subject) {
  const { newest, deep } = pages(subject);
  return [...newest, ...searches(subject), ...deep, ...records(subject), lookUp(subject), change(subject)];
}
