import { afterEach, expect, it, jest } from '@jest/globals';
import { answerReauthentication, reauthenticate } from '@myverify/api-client/reauthentication';

let end: () => void = () => undefined;
afterEach(() => end());

/** A dialog that is answered by hand. */
function dialog() {
  const answers: Array<(shown: boolean) => void> = [];
  const ask = jest.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)));
  end = answerReauthentication(ask);
  return { ask, answer: (shown: boolean) => answers.shift()?.(shown), end };
}

it('asks once for all calls that wait at the same moment, and anew for the next', async () => {
  const { ask, answer } = dialog();
  const both = Promise.all([reauthenticate(), reauthenticate()]);
  answer(true);
  expect(await both).toEqual([true, true]);
  const next = reauthenticate();
  answer(false);
  expect(await next).toBe(false);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('answers no where nobody can be asked', async () => {
  expect(await reauthenticate()).toBe(false);
});

it('answers no when the dialog goes while its question stands open, as with a lost session', async () => {
  const { end } = dialog();
  const waiting = reauthenticate();
  end();
  expect(await waiting).toBe(false);
});

it('asks anew where a dialog went with its question open', async () => {
  const gone = dialog();
  void reauthenticate();
  gone.end();
  const { ask, answer } = dialog();
  const asked = reauthenticate();
  answer(true);
  expect(await asked).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('a dialog that ends after another has taken its place leaves the question alone', async () => {
  const before = dialog();
  const { answer } = dialog();
  const asked = reauthenticate();
  before.end();
  answer(true);
  expect(await asked).toBe(true);
});
