/** What was typed in place of a value, with the value that stood there then. */
export interface TypedInPlace {
  readonly text: string;
  readonly over: string;
}

/** As it is kept in the browser; what an earlier release has kept tells the text alone. */
export type KeptInPlace = TypedInPlace | string | undefined;

export function typedIn(kept: KeptInPlace): TypedInPlace | undefined {
  return typeof kept === 'string' ? { text: kept, over: '' } : kept;
}

/**
 * @param now the value of the record.
 * @returns what is kept after something was typed: nothing where that is what the record says.
 */
export function afterTyping(kept: KeptInPlace, text: string, now: string): TypedInPlace | undefined {
  return text === now ? undefined : { text, over: typedIn(kept)?.over ?? now };
}

export function isUnsaved(kept: KeptInPlace, now: string): boolean {
  const typed = typedIn(kept);
  return typed !== undefined && typed.text.trim() !== now;
}

/** Whether somebody has written another value since: it is not to be written over unseen. */
export function goesOver(kept: KeptInPlace, now: string): boolean {
  return isUnsaved(kept, now) && typedIn(kept)?.over !== now;
}
