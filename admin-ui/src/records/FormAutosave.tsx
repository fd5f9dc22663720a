import { type RefObject, useEffect, useRef } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { addKeeper, storeTyped, takeTyped } from './text-autosave';

const SECRET = /password|pwd/iu;

interface FormAutosaveProps {
  /** What typed text is kept under, beside the user and the address. */
  readonly name: string;
  /** Holds the version that brought back text rests on. */
  readonly seen: RefObject<number | undefined>;
}

/** Brings back what was typed before a lost session or another language. */
export function FormAutosave({ name, seen }: FormAutosaveProps) {
  const { pathname } = useLocation();
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const { formState, getValues, setValue } = useFormContext();
  const { dirtyFields } = formState;

  const form = identity ? `${identity.id}:${pathname}:${name}` : null;
  const dirty = useRef<readonly string[]>([]);
  dirty.current = Object.keys(dirtyFields).filter((field) => !SECRET.test(field));

  useEffect(() => {
    if (form === null) return;
    return addKeeper(() => {
      if (dirty.current.length === 0) return;
      const fields = Object.fromEntries(dirty.current.map((field) => [field, getValues(field)]));
      storeTyped(form, { ...fields, version: seen.current ?? getValues('version') });
    });
  }, [form, getValues, seen]);

  useEffect(() => {
    if (form === null) return;
    // The form fills itself with its record once it stands.
    const timer = setTimeout(() => {
      const typed = takeTyped(form);
      if (!typed) return;
      const { version, ...fields } = typed;
      for (const [field, value] of Object.entries(fields)) setValue(field, value, { shouldDirty: true });
      seen.current = typeof version === 'number' ? version : undefined;
      notify('records.typed_back', { type: 'info' });
    });
    return () => clearTimeout(timer);
  }, [form, notify, seen, setValue]);
  return null;
}
