import { type Basis, Form, type ProblemsOf, type FormState as StateOf } from '../../../lib/form';
import type { Application, Field } from './application';
import { APPLICATION_RULES, type Problem } from './application-rules';

export type Problems = ProblemsOf<Application, Problem>;
export type FormState = StateOf<Application, Problem>;

/** What stands in the form for an application. */
export class ApplicationForm extends Form<Application, Problem> {
  constructor(basis: Basis<Application>) {
    super(basis, APPLICATION_RULES);
  }

  /** Adds the file that has arrived for a field, or puts it into the place of another. */
  arrive(field: Field, url: string, replaces?: string): void {
    const value = this.state().values[field];
    const added = (urls: readonly string[]) =>
      replaces && urls.includes(replaces) ? urls.map((other) => (other === replaces ? url : other)) : [...urls, url];
    this.set(field, typeof value === 'string' ? url : added(value));
  }
}
