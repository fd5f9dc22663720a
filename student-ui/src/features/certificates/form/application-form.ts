import type { Application, Field } from './application';
import { changedFields } from './differences';

/** What is wrong with a field; its text is chosen when it is shown. */
export type Problem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unsent'; readonly names: string };

export type Problems = Partial<Readonly<Record<Field, Problem>>>;

/** A form with the record that it is based on. */
export interface Basis {
  readonly base: Application;
  readonly values: Application;
  /** Of the record that `base` is; `null` for a new one. */
  readonly version: number | null;
}

export interface FormState extends Basis {
  /** Something is typed that is not saved. */
  readonly dirty: boolean;
  readonly problems: Problems;
  /** Counts the tries to send. */
  readonly attempt: number;
  /** It is on its way to the server: what was typed now would not be sent with it. */
  readonly held: boolean;
}

/**
 * What stands in the form. It is kept outside of what is rendered: each field listens for its own part of it, so that a letter
 * renders the field that it is typed into and not the page.
 */
export class ApplicationForm {
  private present: FormState;
  private readonly listeners = new Set<() => void>();

  constructor({ base, values, version }: Basis) {
    this.present = { base, values, version, dirty: differ(base, values), problems: {}, attempt: 0, held: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly state = (): FormState => this.present;

  /** Puts a value into a field; what was wrong with it is no longer known to be. */
  set<F extends Field>(field: F, value: Application[F]): void {
    const { base, values, problems } = this.present;
    const next = { ...values, [field]: value };
    const { [field]: mended, ...others } = problems;
    this.change({ values: next, dirty: differ(base, next), ...(mended ? { problems: others } : {}) });
  }

  /** Adds the file that has arrived for a field. */
  arrive(field: Field, url: string): void {
    const value = this.present.values[field];
    this.set(field, typeof value === 'string' ? url : [...value, url]);
  }

  /** Goes on with other values, based on another state of the record. */
  rebase({ base, values, version }: Basis): void {
    this.change({ base, values, version, dirty: differ(base, values), problems: {} });
  }

  /** Nothing is unsaved any more. */
  settle(): void {
    this.change({ base: this.present.values, dirty: false });
  }

  /** What was found wrong when the form was to be sent, or was refused. */
  report(problems: Problems): void {
    this.change({ problems, attempt: this.present.attempt + 1, held: false });
  }

  /** Takes nothing more until it is released, or what is wrong with it reported. */
  hold(): void {
    this.change({ held: true });
  }

  release(): void {
    this.change({ held: false });
  }

  private change(change: Partial<FormState>): void {
    this.present = { ...this.present, ...change };
    for (const listener of this.listeners) listener();
  }
}

function differ(base: Application, values: Application): boolean {
  return changedFields(base, values).length > 0;
}
