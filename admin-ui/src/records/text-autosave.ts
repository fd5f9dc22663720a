import { forgetWork, keepWork, readWork } from '../auth/tab-work';

/** What was typed into a form and not saved, by field. */
export type TextAutosave = Readonly<Record<string, unknown>>;

interface Kept {
  readonly at: number;
  readonly typed: TextAutosave;
}

const keyOf = (form: string) => `typed:${form}`;
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
export function storeTyped(form: string, typed: TextAutosave): void {
  keepWork(keyOf(form), { at: Date.now(), typed } satisfies Kept);
}

export function forgetTyped(form: string): void {
  forgetWork(keyOf(form));
}

/** Takes out what was kept for a form. */
export function takeTyped(form: string): TextAutosave | null {
  const typed = readTyped(form);
  forgetTyped(form);
  return typed;
}

export function readTyped(form: string): TextAutosave | null {
  const kept = readWork(keyOf(form)) as Kept | null;
  return kept && Date.now() - kept.at < KEPT_MS ? kept.typed : null;
}
