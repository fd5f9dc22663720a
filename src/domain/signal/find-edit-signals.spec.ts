import { findEditSignals } from './find-edit-signals.js';
import { groupOf } from './signal.js';

const NO_EDITS = { group: 'certificate', edits: null };

it('an edited document is told of its group', () => {
  const edits = { editor: 'GIMP', afterSigning: false };
  const [found, ...more] = findEditSignals([NO_EDITS, { group: 'payment', edits }]);
  expect([found, more]).toEqual([{ kind: 'edited_file', evidence: { group: 'payment', edits } }, []]);
  expect(found && groupOf(found)).toBe('payment');
});

it('several of a group are told at once', () => {
  const found = findEditSignals([
    { group: 'certificate', edits: { editor: null, afterSigning: true } },
    { group: 'certificate', edits: { editor: 'Canva', afterSigning: false } },
  ]);
  expect(found).toEqual([
    { kind: 'edited_file', evidence: { group: 'certificate', edits: { editor: 'Canva', afterSigning: true } } },
  ]);
});

it('documents as their issuers make them give none', () => {
  expect(findEditSignals([NO_EDITS, { group: 'transcript', edits: null }])).toEqual([]);
});
