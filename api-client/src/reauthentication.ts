/** Asks whoever sits here to show that it is they. @returns whether they did. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

/** Has the question asked where its dialog is. @returns what ends it. */
export function answerReauthentication(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** One question for all calls that wait at the same moment. */
export function reauthenticate(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}
