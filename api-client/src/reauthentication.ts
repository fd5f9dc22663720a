/** Asks whoever sits here to show that it is they. @returns whether they did. */
type Ask = () => Promise<boolean>;

interface Question {
  readonly answer: Promise<boolean>;
  /** Answers it with no. */
  readonly giveUp: () => void;
}

let ask: Ask | null = null;
let asked: Question | null = null;

/**
 * Has the question asked where its dialog is.
 * @returns what ends it: a question that stands open is answered with no.
 */
export function answerReauthentication(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask !== by) return;
    ask = null;
    asked?.giveUp();
    asked = null;
  };
}

/** One question for all calls that wait at the same moment. */
export function reauthenticate(): Promise<boolean> {
  if (asked) return asked.answer;
  const question = pose(ask);
  asked = question;
  const done = () => {
    if (asked === question) asked = null;
  };
  question.answer.then(done, done);
  return question.answer;
}

function pose(by: Ask | null): Question {
  let giveUp = () => {};
  const gone = new Promise<boolean>((resolve) => {
    giveUp = () => resolve(false);
  });
  return { answer: Promise.race([gone, by?.() ?? false]), giveUp };
}
