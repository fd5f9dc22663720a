import type { Found } from '../reading/found-number.js';
import { findTextSignals, type ReadText } from './find-text-signals.js';

const certificate = (found: Readonly<Record<string, Found>>, changes: Partial<ReadText> = {}): ReadText => ({
  group: 'certificate',
  state: 'read',
  text: 'x'.repeat(200),
  confidence: 90,
  found: Object.entries(found).map(([field, one]) => ({ field, claimed: `the ${field}`, found: one }) as never),
  ...changes,
});
const kinds = (...read: readonly ReadText[]) => findTextSignals(read).map(({ kind }) => kind);
const noNumber = { name: 'match', university: 'match', certNo: 'not_found' } as const;
const noName = { name: 'not_found', university: 'match', certNo: 'match' } as const;

it('tells a certificate number that stands nowhere on the certificate of that person', () => {
  expect(findTextSignals([certificate(noNumber)])).toEqual([
    { kind: 'value_not_found', evidence: { fields: [{ field: 'certNo', claimed: 'the certNo', read: null }] } },
  ]);
  expect(kinds(certificate({ ...noNumber, university: 'not_found', awardingTime: 'match' }))).toEqual([
    'value_not_found',
  ]);
});

it('tells a certificate of that number that names somebody else', () => {
  expect(findTextSignals([certificate(noName)])).toEqual([
    { kind: 'name_differs', evidence: { fields: [{ field: 'name', claimed: 'the name', read: null }] } },
  ]);
});

it('tells nothing where all is found, or nearly', () => {
  expect(kinds(certificate({ name: 'match', university: 'match', certNo: 'close' }))).toEqual([]);
  expect(kinds(certificate({ name: 'close', university: 'match', certNo: 'match' }))).toEqual([]);
  expect(kinds(certificate({ name: 'match', university: 'match' }))).toEqual([]);
});

it.each([
  ['nothing that shows the paper to be theirs', { name: 'match', certNo: 'not_found' }, {}],
  ['a name that is only near', { ...noNumber, name: 'close' }, {}],
  ['a poor picture', noNumber, { confidence: 84 }],
  ['little text', noNumber, { text: 'x'.repeat(99) }],
  ['what is still to be read', noNumber, { state: 'waiting', text: null, confidence: null }],
  ['what could not be read', noName, { state: 'failed', text: null, confidence: null }],
  ['another document', noName, { group: 'transcript' }],
] as const)('tells nothing of %s', (_, found, changes) => {
  expect(kinds(certificate(found, changes))).toEqual([]);
});

it('waits for all files of the certificate, and looks for each value on all', () => {
  const waiting = certificate({}, { state: 'waiting', text: null, confidence: null });
  expect(kinds(certificate(noNumber), waiting)).toEqual([]);
  expect(kinds(certificate(noNumber), certificate({ name: 'not_found', certNo: 'match' }))).toEqual([]);
  expect(findTextSignals([])).toEqual([]);
});
