import { isInvitationOpen, newInvitation, validateInvitingAgain } from './invitation.js';

const NOW = new Date('2026-03-01T10:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const invitation = newInvitation(7, 'nonce', 'hash', NOW);

test('an invitation works for a day', () => {
  expect(invitation).toMatchObject({ userId: 7, nonce: 'nonce', tokenHash: 'hash', createdAt: NOW });
  expect(isInvitationOpen(invitation, inSeconds(86_399))).toBe(true);
  expect(isInvitationOpen(invitation, inSeconds(86_400))).toBe(false);
});

test('it is sent again after a minute, also where it has ended, and not where it was accepted', () => {
  const again = (present: typeof invitation | null, seconds: number) => () =>
    validateInvitingAgain(present, inSeconds(seconds));
  expect(again(invitation, 59)).toThrow(expect.objectContaining({ reason: 'cooldown' }));
  expect(again(invitation, 60)).not.toThrow();
  expect(again(invitation, 1_000_000)).not.toThrow();
  expect(again(null, 60)).toThrow(expect.objectContaining({ reason: 'illegal_transition' }));
});
