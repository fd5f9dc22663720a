import { forgetWork, keepWork, readWork } from '../auth/tab-work';

/** What was typed into a form and not saved, by field. */
export type TextAutosave = Readonly<Record<string, unknown>>;

const keyOf = (form: string) => `typed:${form}`;

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

/** Keeps it for who is signed in; passwords never come here. */
export function storeTyped(form: string, typed: TextAutosave): void {
  keepWork('browser', keyOf(form), typed);
}

export function forgetTyped(form: string): void {
  forgetWork('browser', keyOf(form));
}

/** Takes out what was kept for a form. */
export function takeTyped(form: string): TextAutosave | null {
  const typed = readTyped(form);
  forgetTyped(form);
  return typed;
}

export function readTyped(form: string): TextAutosave | null {
  return readWork('browser', keyOf(form)) as TextAutosave | null;
}
