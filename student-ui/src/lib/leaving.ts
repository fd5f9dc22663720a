/** A form in which something is typed that is not saved. */
export interface OpenForm {
  /** Asks whether it may be left, where something would be lost. */
  mayLeave(): Promise<boolean>;
  /** It is left: nothing asks any more, and nothing of it is kept. */
  giveUp(): void;
}

/** One at a time: a page has one form that is guarded, or none. */
let open: OpenForm | null = null;

export function guardForm(form: OpenForm): () => void {
  open = form;
  return () => {
    if (open === form) open = null;
  };
}

/** For what leaves a page otherwise than by a link, such as signing out. */
export async function mayLeave(): Promise<boolean> {
  return open === null || open.mayLeave();
}

export function giveUpForm(): void {
  open?.giveUp();
}
