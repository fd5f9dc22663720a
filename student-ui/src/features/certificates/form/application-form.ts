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

  /** Adds the file that has arrived for a field. */
  arrive(field: Field, url: string): void {
    const value = this.state().values[field];
    this.set(field, typeof value === 'string' ? url : [...value, url]);
  }
}
