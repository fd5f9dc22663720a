/** What was typed into a form and not saved, by field. */
export type TypedText = Readonly<Record<string, unknown>>;

const PREFIX = 'typed:';
const KEPT_MS = 3_600_000;

type Keeper = () => unknown;
const keepers = new Set<Keeper>();

/** Each form that is on the screen. @returns what takes it out again. */
export function addKeeper(keeper: Keeper): () => void {
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

/** Asks the forms on the screen to keep what was typed, before they are drawn anew or the sign-in page comes. */
export function keepTyped(): void {
  for (const keeper of keepers) keeper();
}

/** Keeps it for this tab, for an hour; passwords never come here. */
export function storeTyped(form: string, typed: TypedText): void {
  sessionStorage.setItem(PREFIX + form, JSON.stringify({ at: Date.now(), typed }));
}

export function forgetTyped(form: string): void {
  sessionStorage.removeItem(PREFIX + form);
}

/** Takes out what was kept for a form. */
export function takeTyped(form: string): TypedText | null {
  const typed = readTyped(form);
  forgetTyped(form);
  return typed;
}

export function readTyped(form: string): TypedText | null {
  const text = sessionStorage.getItem(PREFIX + form);
  if (text === null) return null;
  const { at, typed }: { at: number; typed: TypedText } = JSON.parse(text);
  return Date.now() - at < KEPT_MS ? typed : null;
}
