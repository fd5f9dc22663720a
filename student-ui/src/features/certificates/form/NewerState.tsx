import { useEffect, useMemo } from 'react';
import { type Application, toApplication } from './application';
import { useForm, useFormState } from './form-context';
import type { CertificateRecord } from './queries';
import { StaleNotice } from './StaleNotice';

/**
 * The record as it is now, where it is newer than what the form is based on: taken over, or beside changes of one's own
 * shown.
 */
export function NewerState({ record }: { record: CertificateRecord }) {
  const { form } = useForm();
  const { version } = record;
  const newer = useFormState((state) => state.version !== version);
  const dirty = useFormState((state) => state.dirty);
  const theirs = useMemo(() => toApplication(record), [record]);
  useEffect(() => {
    if (newer && !dirty) form.rebase({ base: theirs, values: theirs, version });
  }, [newer, dirty, theirs, version, form]);
  if (!newer || !dirty) return null;
  return <Differences theirs={theirs} version={version} />;
}

function Differences({ theirs, version }: Pick<CertificateRecord, 'version'> & { theirs: Application }) {
  const { form } = useForm();
  const { base, values } = useFormState((state) => state);
  return (
    <StaleNotice
      base={base}
      mine={values}
      theirs={theirs}
      onMerge={(merged) => form.rebase({ base: theirs, values: merged, version })}
    />
  );
}
