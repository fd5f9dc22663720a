import { readReceiptText } from './receipt-text.js';

it.each([
  ['RM 669.60', [66_960]],
  ['Amount: MYR1,101.60', [110_160]],
  ['Jumlah RM66.96', [66_96]],
  ['金额：马币 669.60', [66_960]],
  ['669.60 MYR', [66_960]],
  ['RM 620.00\nSST RM 49.60\nTotal RM 669.60\nPaid RM 669.60', [62_000, 4_960, 66_960]],
  ['RM 669.60, balance 12.50', [66_960]],
  ['Total 669.60', [66_960]],
  ['1 101.60 MYR', [110_160]],
  ['19.11.2026, 3.141, 10:45', []],
  ['RM 669', []],
  ['RM 99,999,999,999.99', []],
  ['', []],
])('reads the amounts of %j', (text, amounts) => expect(readReceiptText(text).amounts).toEqual(amounts));

it.each([
  ['Reference ID: 20260304MBBEMYKL010OQR12345678', '20260304MBBEMYKL010OQR12345678'],
  ['Transaction Ref No. 8812-3456-7890', '881234567890'],
  ['DuitNow Ref: 123456789', '123456789'],
  ['No. Rujukan: M2604041234567', 'M2604041234567'],
  ['交易流水号：20260304000123456', '20260304000123456'],
  ['Reference ID: 20260126 MBB89448734', '20260126MBB89448734'],
  ['Transaction ID 8812 3456 7890 RM 669.60', '881234567890'],
  ['Reference No: 123456789 19/11/2026 10:45', '123456789'],
  ['Reference No: 123456789 19.11.2026', '123456789'],
  ['Reference No: 123456789 RM669.60', '123456789'],
  ['Reference No: 123456789 2026-11-19', '123456789'],
  ['Reference ID: 123456789\n20261119', '123456789'],
  ['Recipient reference RF34MV42, Reference No RF34MV42', null],
  ['Reference No RF34 MV42', null],
  ['Reference ID: HELLOWORLD', null],
  ['Reference No: 123', null],
  ['Reference No: 001 20261119', null],
  ['', null],
])('reads what the bank calls it in %j', (text, transaction) =>
  expect(readReceiptText(text).transaction).toBe(transaction),
);

it('reads for which applications it is', () => {
  expect(readReceiptText('Recipient reference RF34 MV42\nRM 669.60').paidFor).toEqual([42]);
});

it('takes a long and hostile text in its stride', () => {
  const began = performance.now();
  readReceiptText('1,111'.repeat(4_000));
  readReceiptText('reference '.repeat(2_000));
  readReceiptText('RF34MV4'.repeat(3_000));
  readReceiptText(`Reference ID: 1234${' A1B2'.repeat(4_000)}`);
  readReceiptText(`Reference ID: 1234 ${'A'.repeat(20_000)}`);
  expect(performance.now() - began).toBeLessThan(500);
});
