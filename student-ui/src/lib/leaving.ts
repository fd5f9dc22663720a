import { useEffect } from 'react';

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

/**
 * Before what was typed is lost with the tab the browser asks, in its own words.
 * @param isNow asked at the moment of leaving, where `when` may be older than what was just saved
 */
export function useQuestionOfTab(when: boolean, isNow: () => boolean = always): void {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (isNow()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when, isNow]);
}

const always = () => true;
