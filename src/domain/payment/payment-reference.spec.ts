import { inFours, paymentReference, referencesIn } from './payment-reference.js';

it('has the check digits of ISO 11649', () => {
  expect([1, 42, 1_000_000].map(paymentReference)).toEqual(['RF74MV1', 'RF34MV42', 'RF51MV1000000']);
  expect(['RF34MV42', 'RF51MV1000000'].map(inFours)).toEqual(['RF34 MV42', 'RF51 MV10 0000 0']);
});

it.each([
  ['as it is printed', 'Recipient reference RF51 MV10 0000 0', [1_000_000]],
  ['in one piece, in small letters', 'ref:rf34mv42.', [42]],
  ['with hyphens', 'RF34-MV42', [42]],
  ['with an amount behind it', 'RF34 MV42 669.60', [42]],
  ['twice, and another', 'RF34MV42 RF34MV42\nRF74MV1', [42, 1]],
  ['of no record that can be', 'RF39MV999999999999', []],
  ['of somebody else', 'RF18539007547034', []],
  ['none', '', []],
])('is found in a text: %s', (_, text, ids) => expect(referencesIn(text)).toEqual(ids));

it('does not fit with any one digit mistyped, or two swapped', () => {
  const reference = paymentReference(104_729);
  const digits = [...reference].map((_, at) => at).filter((at) => /\d/.test(reference[at] ?? ''));
  for (const at of digits) {
    for (const digit of '0123456789') {
      const typed = reference.slice(0, at) + digit + reference.slice(at + 1);
      if (typed !== reference) expect([typed, referencesIn(typed)]).toEqual([typed, []]);
    }
  }
  for (const at of digits.filter((one) => digits.includes(one + 1))) {
    const swapped = reference.replace(/./g, (letter, index) => {
      const from = index === at ? at + 1 : index === at + 1 ? at : index;
      return reference[from] ?? letter;
    });
    if (swapped !== reference) expect([swapped, referencesIn(swapped)]).toEqual([swapped, []]);
  }
});
