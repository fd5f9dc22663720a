import { type AskedField, KEY_FIELDS, SHOWN_FIELDS } from '@myverify/domain/confirmation/asked-fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useQuestionOfTab } from '../../lib/leaving';
import { AskStep } from './AskStep';
import { AttachedFile } from './AttachedFile';
import { type Answers, type TypedKeys, toFields, toWho, type Who } from './answers';
import { DeclineStep } from './DeclineStep';
import { Done, Ended, type EndedHow, type Place } from './Endings';
import { FieldsStep } from './FieldsStep';
import { KeysStep } from './KeysStep';
import { fill, useSuggestedLanguage, useTexts } from './language';
import { NotLoaded, Waiting } from './Parts';
import { type AskedPage, isEnded, requestQuery, sendAnswer, sendDecline, storeKeyValues, useSending } from './queries';
import { ReviewStep } from './ReviewStep';
import { WhoStep } from './WhoStep';

interface Props {
  readonly token: string;
  /** Who answers, kept from one request to the next. */
  readonly who: Who;
  readonly onWho: (who: Who) => void;
  /** Where it is one of several. */
  readonly place?: Place;
}

type End = { readonly done: 'answered' | 'declined' } | { readonly ended: EndedHow };

/** One request, from who asks to the thanks. */
export function RequestView({ token, who, onWho, place }: Props) {
  const [end, setEnd] = useState<End | null>(null);
  const { data, error, refetch } = useQuery({ ...requestQuery(token), enabled: end === null });
  const suggest = useSuggestedLanguage();
  const language = data?.language;
  useEffect(() => {
    if (language) suggest(language);
  }, [language, suggest]);
  if (end && 'done' in end) return <Done how={end.done} place={place} />;
  if (end) return <Ended how={end.ended} place={place} />;
  // It may end while it is open.
  if (isEnded(error)) return <Ended how={data ? 'meanwhile' : 'before'} place={place} />;
  if (data) return <Steps asked={data} {...{ token, who, onWho, place }} onEnd={setEnd} />;
  return error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <Waiting />;
}

interface StepsProps extends Omit<Props, 'place'> {
  readonly asked: AskedPage;
  readonly place: Place | undefined;
  readonly onEnd: (end: End) => void;
}

type Step = 'ask' | 'keys' | 'fields' | 'who' | 'review' | 'decline';

function Steps({ asked, token, who, onWho, place, onEnd }: StepsProps) {
  const t = useTexts();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('ask');
  const [seen, setSeen] = useState(false);
  const [typed, setTyped] = useState<TypedKeys>({});
  const [answers, setAnswers] = useState<Answers>({});
  const go = (to: Step) => {
    setSeen(true);
    setStep(to);
  };
  const [file, setFile] = useState(asked.attached);
  const [isAttaching, setAttaching] = useState(false);
  // One's name may be kept from the request before.
  const [before] = useState(who);
  const isNamed = JSON.stringify(who) !== JSON.stringify(before);
  const isAnswered = Object.keys(typed).length > 0 || Object.keys(answers).length > 0;
  const isDirty = isAnswered || isNamed || file !== null || isAttaching;
  useQuestionOfTab(isDirty);

  const onEnded = (wasLost: boolean) => onEnd({ ended: wasLost ? 'maybe' : 'meanwhile' });
  const store = useSending({
    run: (values: Record<string, string | null>) => storeKeyValues({ token, values }),
    onSuccess: (page) => {
      queries.setQueryData(requestQuery(token).queryKey, page);
      go('fields');
    },
    onEnded,
  });
  const answer = useSending({ run: sendAnswer, onSuccess: () => onEnd({ done: 'answered' }), onEnded });
  const decline = useSending({ run: sendDecline, onSuccess: () => onEnd({ done: 'declined' }), onEnded });

  const keyFields = KEY_FIELDS.filter((field) => asked.keyFields.includes(field));
  const fields: AskedField[] = SHOWN_FIELDS.filter((field) => field in asked.fields);
  const asksKeys = keyFields.length > 0 && !asked.keyValuesStored;
  const numbered: readonly Step[] = [...(keyFields.length > 0 ? ['keys' as const] : []), 'fields', 'who', 'review'];
  const where = place && fill(t.of, { at: place.at, of: place.of });
  const counted = fill(t.step, { at: numbered.indexOf(step) + 1, of: numbered.length });
  const above = where ? `${where} · ${counted}` : counted;

  switch (step) {
    case 'ask':
      return (
        <AskStep
          asked={asked}
          above={where}
          takesFocus={seen || (place?.at ?? 1) > 1}
          onStart={() => go(asksKeys ? 'keys' : 'fields')}
          onDecline={() => go('decline')}
        />
      );
    case 'keys':
      return (
        <KeysStep
          fields={keyFields}
          above={above}
          typed={typed}
          onType={(field, one) => setTyped({ ...typed, [field]: one })}
          onStore={store.send}
          isStoring={store.isPending}
          failure={store.error}
          onBack={() => go('ask')}
        />
      );
    case 'fields':
      return (
        <FieldsStep
          {...{ asked, fields, above, answers }}
          onAnswer={(field, answered) => setAnswers({ ...answers, [field]: answered })}
          onNext={() => go('who')}
          onBack={() => go('ask')}
        />
      );
    case 'who':
      return (
        <WhoStep
          {...{ above, who, onWho, isAttaching }}
          attachment={
            <AttachedFile
              {...{ token }}
              attached={file}
              onAttached={setFile}
              onSending={setAttaching}
              onEnded={() => onEnded(false)}
            />
          }
          onNext={() => go('review')}
          onBack={() => go('fields')}
        />
      );
    case 'review':
      return (
        <ReviewStep
          {...{ asked, fields, above, answers, who }}
          file={file?.name}
          onChange={go}
          onSend={() =>
            answer.send({ token, fields: toFields(fields, answers), ...toWho(who), fileId: file?.url ?? null })
          }
          isSending={answer.isPending}
          failure={answer.error}
        />
      );
    case 'decline':
      return (
        <DeclineStep
          {...{ who, onWho }}
          above={where}
          onSend={() => {
            const { name, note } = toWho(who);
            decline.send({ token, name: name || null, note });
          }}
          isSending={decline.isPending}
          failure={decline.error}
          onBack={() => go('ask')}
        />
      );
  }
}
