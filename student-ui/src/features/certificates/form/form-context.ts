import { createContext, useContext } from 'react';
import type { Uploads } from '../../../components/upload/use-uploads';
import type { Field } from './application';
import type { ApplicationForm } from './use-application-form';

interface Surroundings {
  readonly form: ApplicationForm;
  readonly uploads: Uploads;
  /** The applicant fills it in; otherwise staff do. */
  readonly isStudent: boolean;
  /** The fields that the reason for rejection speaks of. */
  readonly named: readonly Field[];
}

const Context = createContext<Surroundings | null>(null);

export const FormProvider = Context.Provider;

/** The form that a field is part of. */
export function useForm(): Surroundings {
  const surroundings = useContext(Context);
  if (!surroundings) throw new Error('a field of the certificate form stands outside of it');
  return surroundings;
}
