import type { CheckedGroup, CheckName } from '@myverify/domain/verdict/checks';
import type { CheckAnswer, CheckAnswers } from '@myverify/domain/verdict/verdict';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import type { VerdictInput } from '../api/verbs';
import { filesField } from './documents';
import { useAnswers } from './useAnswers';
import { useGroupNames } from './useGroupNames';
import type { useReview } from './useReview';
import { useVerdicts } from './useVerdicts';
import { acceptance, differsIn, isUnsettled, nextOpen, standingIn, turned, unacceptedIn } from './verdicts';

interface GroupReviewOptions {
  readonly record: CertificateDetail;
  readonly review: ReturnType<typeof useReview>;
  readonly group: CheckedGroup;
  /** May see what was found. */
  readonly isReviewer: boolean;
  /** Shows a group with its documents, and puts the focus on it. */
  readonly show: (group: CheckedGroup) => void;
}

type Problems = Partial<Record<CheckedGroup, string>>;

/** The group in view: what its checks are answered with, and what is recorded of it. */
export function useGroupReview({ record, review, group, isReviewer, show }: GroupReviewOptions) {
  const { id, version } = record;
  const translate = useTranslate();
  const { checkOf } = useGroupNames();
  const stored = useVerdicts(id, review, isReviewer);
  const { verdicts, storing } = stored;
  const kept = useAnswers(id, version);
  const [problems, setProblems] = useState<Problems>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong with another version is wrong no longer
  useEffect(() => setProblems({}), [version]);
  const say = (about: CheckedGroup, problem: string | undefined) =>
    setProblems(({ [about]: _, ...others }) => (problem ? { ...others, [about]: problem } : others));

  const standing = standingIn(verdicts, group);
  const isVerified = record.status === 'Verified';
  // Of a verified record a verdict names the values that its report is to say: here those that it says.
  const store = (input: VerdictInput) => stored.record(isVerified ? { ...input, corrections: {} } : input);
  const answers: CheckAnswers = kept.answers[group] ?? standing?.answers ?? {};
  const answer = (check: CheckName, given: CheckAnswer | undefined) => {
    say(group, undefined);
    kept.answer(group, answers, check, given);
  };
  const goOn = () => {
    const next = nextOpen(verdicts, group, [group, ...storing]);
    if (next) show(next);
  };
  const keepsFromAccepting = () => {
    if ([record[filesField(group)] ?? []].flat().length === 0) return translate('verdicts.nothing_to_accept');
    const differing = differsIn(group, answers);
    if (differing.length === 0) return undefined;
    return translate('verdicts.differs_first', { checks: differing.map(checkOf).join(translate('review.separator')) });
  };
  return {
    group,
    stored,
    answers,
    answer,
    /** By the key of a check: the keys name only what is not as it should be. */
    turn: (check: CheckName) => answer(check, turned(answers[check])),
    problems,
    /** Accepts the group and goes on at once; what is refused comes back. */
    accept: () => {
      if (storing.includes(group) || (standing?.verdict === 'accepted' && !kept.answers[group])) return goOn();
      const problem = keepsFromAccepting();
      say(group, problem);
      if (problem) return;
      store(acceptance(version, group, answers)).then(
        () => kept.forget(group),
        (refused: Error) => {
          say(group, `${translate('verdicts.not_stored')} ${refused.message} ${translate('verdicts.try_again')}`);
          show(group);
        },
      );
      goOn();
    },
    /** @throws ApiError where it is refused. */
    record: async (input: VerdictInput) => {
      await store(input);
      kept.forget(input.group);
      say(input.group, undefined);
      goOn();
    },
    /** The record is decided; what was found of this group is not about what it says now. */
    isUnsettled: isVerified && [record[filesField(group)] ?? []].flat().length > 0 && isUnsettled(verdicts, group),
    /** What keeps the application from being approved; a verdict on its way counts until it is refused. */
    lacking: unacceptedIn(verdicts).filter((one) => !storing.includes(one)),
  };
}

export type GroupReview = ReturnType<typeof useGroupReview>;
