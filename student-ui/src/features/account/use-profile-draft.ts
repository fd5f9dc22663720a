import type { Drafts } from '@myverify/api-client/drafts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form } from '../../lib/form';
import type { User } from '../../lib/session';
import { forgetProfileDraft, readProfileDraft, saveProfileDraft } from './profile-draft';
import { PROFILE_RULES, type ProfileValues, typedSince, valuesOf, withTypedSince } from './profile-form';
import type { Problem } from './rules.texts';

/** The form of the profile, which outlives a reload and the end of the session. */
export function useProfileDraft(user: User, drafts: Drafts) {
  const { id } = user;
  const [kept] = useState(() => readProfileDraft(drafts, id));
  const [form] = useState(() => {
    const base = valuesOf(user);
    return new Form<ProfileValues, Problem>({ base, values: { ...base, ...kept }, version: null }, PROFILE_RULES);
  });
  // Saved elsewhere meanwhile, and asked for anew: fields that were not typed into follow.
  useEffect(() => {
    const now = valuesOf(user);
    const { base, values, version } = form.state();
    if (Object.keys(typedSince(base, now)).length === 0) return;
    form.rebase({ base: now, values: withTypedSince(now, base, values), version });
  }, [form, user]);
  const givenUp = useRef(false);
  useLayoutEffect(() => {
    const keep = () => {
      const { dirty, base, values } = form.state();
      if (dirty && !givenUp.current) saveProfileDraft(drafts, id, typedSince(base, values));
      else forgetProfileDraft(drafts, id);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form, id, drafts]);
  return {
    form,
    isRestored: kept !== null,
    /** Who leaves what was typed does not want to find it again. */
    giveUp: () => {
      givenUp.current = true;
    },
  };
}
