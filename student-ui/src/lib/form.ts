/** The names of a form's fields. */
export type FieldOf<V> = keyof V & string;

/** What is wrong with fields; its text is chosen when it is shown. */
export type ProblemsOf<V, P> = Readonly<Partial<Record<FieldOf<V>, P>>>;

/** What is wrong with a value, by itself or next to the others; `null` for nothing. */
export type Rules<V, P> = { readonly [F in FieldOf<V>]?: (value: V[F], values: V) => P | null };

/** A form with what it is based on. */
export interface Basis<V> {
  readonly base: V;
  readonly values: V;
  /** Of the record that `base` is; `null` where that has none. */
  readonly version: number | null;
}

export interface FormState<V, P> extends Basis<V> {
  /** Something is typed that is not saved. */
  readonly dirty: boolean;
  readonly problems: ProblemsOf<V, P>;
  /** Those of the fields with problems that were told of when the form was last sent, and were not touched since. */
  readonly reported: ReadonlyArray<FieldOf<V>>;
  /** Counts the tries to send. */
  readonly attempt: number;
  /** It is on its way to the server: what was typed now would not be sent with it. */
  readonly held: boolean;
}

/**
 * What stands in a form. It is kept outside of what is rendered: each field listens for its own part of it, so that a
 * letter renders the field that it is typed into and not the page. Why by no library:
 * docs/decisions/0135-forms-of-students.md.
 */
export class Form<V extends object, P> {
  private present: FormState<V, P>;
  private readonly listeners = new Set<() => void>();

  /** @param rules are looked at when a field is left, and by `found`; without them only what is reported is wrong */
  constructor(
    { base, values, version }: Basis<V>,
    public rules: Rules<V, P> = {},
  ) {
    const dirty = differ(base, values);
    this.present = { base, values, version, dirty, ...nothingWrong<V, P>(), attempt: 0, held: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly state = (): FormState<V, P> => this.present;

  /** Puts a value into a field; what was wrong with it is no longer known to be, nor what the value mends elsewhere. */
  set<F extends FieldOf<V>>(field: F, value: V[F]): void {
    const { base, values, problems } = this.present;
    const next = { ...values, [field]: value };
    const mended = fieldsOf(problems).filter((other) => other === field || this.isMended(other, values, next));
    this.change({ values: next, dirty: differ(base, next), ...(mended.length > 0 ? this.without(mended) : {}) });
  }

  /** Looks at a field that is left. What was said of it otherwise than by a rule stays until it is changed. */
  check(field: FieldOf<V>): void {
    const { values, problems } = this.present;
    const problem = this.problemOf(field, values);
    if (problem !== null && !isAlike(problem, problems[field]))
      this.change({ problems: { ...problems, [field]: problem } as ProblemsOf<V, P> });
  }

  /** What the rules find wrong with it as it stands. */
  found(): ProblemsOf<V, P> {
    const { values } = this.present;
    const found = fieldsOf(this.rules).map((field) => [field, this.problemOf(field, values)] as const);
    return Object.fromEntries(found.filter(([, problem]) => problem !== null)) as ProblemsOf<V, P>;
  }

  /** Goes on with other values, based on another state of the record. */
  rebase({ base, values, version }: Basis<V>): void {
    this.change({ base, values, version, dirty: differ(base, values), ...nothingWrong<V, P>() });
  }

  /** Nothing is unsaved any more. */
  settle(): void {
    this.change({ base: this.present.values, dirty: false });
  }

  /** What was found wrong when the form was to be sent, or was refused. */
  report(problems: ProblemsOf<V, P>): void {
    this.change({ problems, reported: fieldsOf(problems), attempt: this.present.attempt + 1, held: false });
  }

  /** Takes nothing more until it is released, or what is wrong with it reported. */
  hold(): void {
    this.change({ held: true });
  }

  release(): void {
    this.change({ held: false });
  }

  private problemOf<F extends FieldOf<V>>(field: F, values: V): P | null {
    return this.rules[field]?.(values[field], values) ?? null;
  }

  /** A rule found what is wrong with it, and would not find it now. */
  private isMended(field: FieldOf<V>, before: V, now: V): boolean {
    const problem = this.present.problems[field];
    return isAlike(problem, this.problemOf(field, before)) && !isAlike(problem, this.problemOf(field, now));
  }

  private without(mended: ReadonlyArray<FieldOf<V>>): Pick<FormState<V, P>, 'problems' | 'reported'> {
    const { problems, reported } = this.present;
    const left = Object.entries(problems).filter(([field]) => !mended.some((other) => other === field));
    return {
      problems: Object.fromEntries(left) as ProblemsOf<V, P>,
      reported: reported.filter((field) => !mended.includes(field)),
    };
  }

  private change(change: Partial<FormState<V, P>>): void {
    this.present = { ...this.present, ...change };
    for (const listener of this.listeners) listener();
  }
}

function nothingWrong<V, P>(): Pick<FormState<V, P>, 'problems' | 'reported'> {
  return { problems: {} as ProblemsOf<V, P>, reported: [] };
}

function fieldsOf<V extends object>(object: V): Array<FieldOf<V>> {
  return Object.keys(object) as Array<FieldOf<V>>;
}

function differ<V extends object>(base: V, values: V): boolean {
  return fieldsOf(base).some((field) => !isSame(base[field], values[field]));
}

/** Rules say what is wrong anew each time. */
function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Lists are the same where all that they hold is. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
