import type { CheckedGroup, CheckName } from '@myverify/domain/verdict/checks';
import type { CheckAnswer, CheckAnswers } from '@myverify/domain/verdict/verdict';
import { useEffect, useRef, useState } from 'react';
import { forgetWork, keepWork, readWork } from '../auth/tab-work';
import { answersIn } from './verdicts';

type Answers = Partial<Record<CheckedGroup, CheckAnswers>>;

/** Answers belong to what was seen: another version of the record is looked at anew. */
const keyOf = (id: number, version: number) => `answers:${id}.${version}`;

/** Answers that are in no verdict yet; a lost session and a reload leave them. */
export function useAnswers(id: number, version: number) {
  const read = () => answersIn(readWork('browser', keyOf(id, version)));
  const [answers, setAnswers] = useState<Answers>(read);
  const shown = useRef(version);
  const latest = useRef(answers);
  const keep = (next: Answers) => {
    latest.current = next;
    setAnswers(next);
    if (Object.keys(next).length === 0) forgetWork('browser', keyOf(id, version));
    else keepWork('browser', keyOf(id, version), next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version alone is a reason to read them again
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    latest.current = read();
    setAnswers(latest.current);
  }, [version]);
  return {
    answers,
    /** @param before what the group's checks were answered with until now */
    answer: (group: CheckedGroup, before: CheckAnswers, check: CheckName, answer: CheckAnswer | undefined) => {
      const { [check]: _, ...others } = before;
      keep({ ...latest.current, [group]: answer ? { ...others, [check]: answer } : others });
    },
    /** They are in a verdict by now. */
    forget: (group: CheckedGroup) => {
      const { [group]: _, ...others } = latest.current;
      keep(others);
    },
  };
}
