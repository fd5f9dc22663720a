import { outcomeOf } from './delivery-status.js';

const REPORT = 'Reporting-MTA: dns; mail.example.org\nArrival-Date: Sun, 1 Mar 2026 08:01:01 +0000';
const recipient = (action: string, status: string, diagnostic = '') =>
  `Final-Recipient: rfc822; mei@example.com\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: ${diagnostic}`;
const outcome = (...recipients: string[]) => outcomeOf([REPORT, ...recipients].join('\n\n'));

describe('what failed for good', () => {
  it.each([
    ['5.1.1', 'smtp; 550 5.1.1 User unknown'],
    ['5.1.10', 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound'],
    ['5.1.2', 'X-Postfix; Host not found'],
    ['5.2.1', 'smtp; 550 5.2.1 The email account that you tried to reach is disabled'],
    ['5.4.1', 'smtp; 550 5.4.1 Recipient address rejected: Access denied'],
    ['5.4.4', 'X-Postfix; Host or domain name not found'],
    ['5.5.0', 'smtp; 550 5.5.0 Requested action not taken: mailbox unavailable'],
    ['5.0.0', 'smtp; 550 No Such User Here'],
    ['5.0.0', 'smtp; 550 The recipient may contain a non-existent account'],
  ])('%s (%s) says that the address does not work', (status, diagnostic) => {
    expect(outcome(recipient('failed', status, diagnostic))).toEqual({ kind: 'hard', status });
  });

  it.each([
    ['5.2.2', 'smtp; 552-5.2.2 over quota', 'a full mailbox'],
    ['5.2.3', '', 'a mail that is too long for the mailbox'],
    ['5.3.4', '', 'a mail that is too big for the server'],
    ['5.6.1', '', 'what is in the mail'],
    ['5.7.1', 'smtp; 550 5.7.1 on our block list', 'whoever sent it'],
    ['5.7.26', 'smtp; 550-5.7.26 not authenticated', 'whoever sent it'],
  ])('%s (%s) says nothing of the address: it is %s', (status, diagnostic) => {
    expect(outcome(recipient('failed', status, diagnostic))).toEqual({ kind: 'soft', status });
  });

  it.each([
    ['smtp; 550-5.1.1 no such user', 'hard', '5.1.1'],
    ['smtp; 552-5.2.2 The account is over quota', 'soft', '5.2.2'],
    ['smtp; 552 Mailbox limit exceeded', 'soft', '5.2.2'],
    ['smtp; 550 Mailbox full', 'soft', '5.2.2'],
    ['smtp; 550 Mail content denied', 'soft', '5.7.0'],
    ['smtp; 554 DT:SPM 163 mx1,PskvCgD3', 'soft', '5.7.0'],
    ['smtp; 550 Ip frequency limited', 'soft', '5.7.0'],
    ['smtp; 550 no such user, said 5.9.12.34', 'hard', '5.0.0'],
  ] as const)('5.0.0 is as exact as its diagnostic: %s', (diagnostic, kind, status) => {
    expect(outcome(recipient('failed', '5.0.0', diagnostic))).toEqual({ kind, status });
  });
});

it('what was only given up or put off says nothing of the address', () => {
  expect(outcome(recipient('failed', '4.4.1'))).toEqual({ kind: 'soft', status: '4.4.1' });
  expect(outcome(recipient('delayed', '4.4.1'))).toEqual({ kind: 'soft', status: '4.4.1' });
  expect(outcome(recipient('delayed', '5.1.1'))).toMatchObject({ kind: 'soft' });
});

it('what arrived, or was handed on, is no failure', () => {
  for (const action of ['delivered', 'relayed', 'expanded']) expect(outcome(recipient(action, '2.0.0'))).toBeNull();
});

it('of a mail that was forwarded to several, one copy that may have arrived is enough', () => {
  const [gone, full, here] = [
    recipient('failed', '5.1.1'),
    recipient('failed', '5.2.2'),
    recipient('delivered', '2.0.0'),
  ];
  expect(outcome(gone, gone)).toMatchObject({ kind: 'hard' });
  expect(outcome(gone, full)).toEqual({ kind: 'soft', status: '5.2.2' });
  expect(outcome(gone, here)).toEqual({ kind: 'soft', status: '5.1.1' });
});

it('is read with folded lines, comments, either line break and any case', () => {
  const text =
    'REPORTING-MTA: dns; x\r\n\r\nACTION: Failed (nobody)\r\nstatus:\r\n 5.1.1 (bad destination mailbox address)\r\n';
  expect(outcomeOf(text)).toEqual({ kind: 'hard', status: '5.1.1' });
});

it.each(['', REPORT, 'Action: failed', 'Status: 5.1.1', 'Action: failed\nStatus: 9.1.1', 'Action: \u0000\nStatus: 5'])(
  'is nothing where nothing can be read: %j',
  (text) => {
    expect(outcomeOf(text)).toBeNull();
  },
);

it('ends soon on what is written to keep it busy', () => {
  const begun = performance.now();
  outcomeOf(recipient('failed', '5.0.0', `smtp; ${'5.'.repeat(500_000)}`));
  outcomeOf(`${'\n '.repeat(500_000)}Action: failed`);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
