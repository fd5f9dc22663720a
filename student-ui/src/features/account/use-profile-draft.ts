import { useLayoutEffect, useRef, useState } from 'react';
import { Form } from '../../lib/form';
import type { User } from '../../lib/session';
import { forgetProfileDraft, readProfileDraft, saveProfileDraft } from './profile-draft';
import { PROFILE_RULES, type ProfileValues, valuesOf } from './profile-form';
import type { Problem } from './rules.texts';

/** The form of the profile, which outlives a reload and the end of the session. */
export function useProfileDraft(user: User) {
  const { id } = user;
  const [kept] = useState(() => readProfileDraft(sessionStorage, id));
  const [form] = useState(() => {
    const base = valuesOf(user);
    return new Form<ProfileValues, Problem>({ base, values: { ...base, ...kept }, version: null }, PROFILE_RULES);
  });
  const givenUp = useRef(false);
  useLayoutEffect(() => {
    const keep = () => {
      const { dirty, values } = form.state();
      if (dirty && !givenUp.current) saveProfileDraft(sessionStorage, id, values);
      else forgetProfileDraft(sessionStorage, id);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form, id]);
  return {
    form,
    isRestored: kept !== null,
    /** Who leaves what was typed does not want to find it again. */
    giveUp: () => {
      givenUp.current = true;
    },
  };
}
