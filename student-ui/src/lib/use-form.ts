import type { Said } from '@myverify/domain/messages/refusal-text';
import { useState, useSyncExternalStore } from 'react';
import { afterPointer } from './after-pointer';
import { type FieldOf, Form, type FormState, type Rules } from './form';

/** A form of this page, with what it begins with. */
export function useNewForm<V extends object, P = Said>(values: V, rules: Rules<V, P> = {}): Form<V, P> {
  const [form] = useState(() => new Form<V, P>({ base: values, values, version: null }, rules));
  // They may depend on the language.
  form.rules = rules;
  return form;
}

/**
 * A part of what stands in a form; only its changes render.
 * @param choose gives the same as before where nothing of it changed: a value of the form, or a primitive made of some
 */
export function useStateOf<V extends object, P, T>(form: Form<V, P>, choose: (state: FormState<V, P>) => T): T {
  return useSyncExternalStore(form.subscribe, () => choose(form.state()));
}

/**
 * A field of a form: its value, what is wrong with it, and what is done when it is changed or left. A letter renders it
 * alone.
 */
export function useFieldOf<V extends object, P, F extends FieldOf<V>>(form: Form<V, P>, name: F) {
  const value = useStateOf(form, ({ values }) => values[name]);
  const problem = useStateOf(form, ({ problems }) => problems[name]);
  return {
    value,
    problem,
    set: (next: V[F]) => form.set(name, next),
    leave: () => afterPointer(() => form.check(name)),
  };
}
