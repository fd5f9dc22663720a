import { useCallback, useMemo, useRef, useState } from 'react';
import type { Application, Field } from './application';
import { changedFields } from './differences';
import type { KeptForm } from './kept-form';

/** What is wrong with a field; its text is chosen when it is shown. */
export type Problem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unsent'; readonly names: string };

export type Problems = Partial<Readonly<Record<Field, Problem>>>;

/** A form with the record that it is based on. */
interface Basis {
  readonly base: Application;
  readonly values: Application;
  /** Of the record that `base` is; `null` for a new one. */
  readonly version: number | null;
}

interface Start {
  readonly kept: KeptForm | null;
  readonly initial: Application;
  readonly version: number | null;
}

export interface ApplicationForm extends Basis {
  readonly dirty: boolean;
  /** The same, as it is at this moment, for what is asked between two renderings. */
  readonly isDirtyNow: () => boolean;
  readonly set: <F extends Field>(field: F, value: Application[F]) => void;
  /** Adds the file that has arrived for a field. */
  readonly arrive: (field: Field, url: string) => void;
  /** Goes on with other values, based on another state of the record. */
  readonly rebase: (basis: Basis) => void;
  /** Nothing is unsaved any more. */
  readonly settle: () => void;
  readonly problems: Problems;
  /** Counts the tries to send. */
  readonly attempt: number;
  readonly report: (problems: Problems) => void;
}

export function useApplicationForm({ kept, initial, version }: Start): ApplicationForm {
  const [basis, setBasis] = useState<Basis>(() => kept ?? { base: initial, values: initial, version });
  const [tried, setTried] = useState<{ problems: Problems; attempt: number }>({ problems: {}, attempt: 0 });
  const dirty = useMemo(() => changedFields(basis.base, basis.values).length > 0, [basis]);
  const now = useRef(dirty);
  now.current = dirty;

  const change = useCallback((field: Field, next: (values: Application) => Application[Field]) => {
    setBasis((before) => ({ ...before, values: { ...before.values, [field]: next(before.values) } }));
    setTried(({ problems, attempt }) => {
      const { [field]: _mended, ...others } = problems;
      return { problems: others, attempt };
    });
  }, []);

  const actions = useMemo(
    () => ({
      isDirtyNow: () => now.current,
      set: <F extends Field>(field: F, value: Application[F]) => change(field, () => value),
      arrive: (field: Field, url: string) =>
        change(field, (values) => {
          const value = values[field];
          return typeof value === 'string' ? url : [...value, url];
        }),
      rebase: (next: Basis) => {
        setBasis(next);
        setTried(({ attempt }) => ({ problems: {}, attempt }));
      },
      settle: () => {
        now.current = false;
        setBasis((before) => ({ ...before, base: before.values }));
      },
      report: (problems: Problems) => setTried(({ attempt }) => ({ problems, attempt: attempt + 1 })),
    }),
    [change],
  );
  return { ...basis, ...tried, dirty, ...actions };
}
