import { createContext, useContext } from 'react';
import type { UploadQueue } from '../../../components/upload/upload-queue';
import { useStateOf } from '../../../lib/use-form';
import type { Field } from './application';
import type { ApplicationForm, FormState } from './application-form';
import type { Autosave } from './autosave';
import type { CertificateRecord } from './queries';
import type { Rejection } from './rejections';

/** Nothing in here changes while one types: what does is in the form and in the queue, to which each part listens. */
interface Surroundings {
  readonly form: ApplicationForm;
  readonly uploads: UploadQueue;
  readonly autosave: Autosave;
  /** `null` for a new one. */
  readonly record: CertificateRecord | null;
  /** The applicant fills it in; otherwise staff do. */
  readonly isStudent: boolean;
  /** Why it was rejected; empty where it was not. */
  readonly reason: string;
  /** The fields that the reason for rejection speaks of. */
  readonly named: readonly Field[];
  /** What the rejection is made of; none where it is a text alone. */
  readonly rejections: readonly Rejection[];
  /** The applicant has not changed anything since it was rejected. */
  readonly unmended: boolean;
}

const Context = createContext<Surroundings | null>(null);

export const FormProvider = Context.Provider;

/** The form that a field is part of. */
export function useForm(): Surroundings {
  const surroundings = useContext(Context);
  if (!surroundings) throw new Error('a field of the certificate form stands outside of it');
  return surroundings;
}

/** A part of what stands in the form, see `useStateOf`. */
export function useFormState<T>(choose: (state: FormState) => T): T {
  return useStateOf(useForm().form, choose);
}
