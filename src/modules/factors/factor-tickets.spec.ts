import { challengeOf, recoveryHash, secretOf, ticketHash } from './factor-tickets.js';

const TICKET = 'mY3W6qk0Zp0n8qj4d2rH1vE5sT7uX9yA2bC4dF6gH8k';

it('derives from a ticket what belongs to it, and each so that it tells nothing of the others', () => {
  const [hash, challenge, secret] = [ticketHash(TICKET), challengeOf(TICKET), secretOf(TICKET)];
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(challenge).toMatch(/^[\w-]{43}$/);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(Buffer.from(challenge, 'base64url').toString('hex')).not.toBe(hash);
  expect(secretOf(`${TICKET}x`)).not.toBe(secret);
});

it('keeps the same recovery code of two users differently', () => {
  expect(recoveryHash(1, 'AAAA-BBBB-CCCC-DDDD')).not.toBe(recoveryHash(2, 'AAAA-BBBB-CCCC-DDDD'));
});
