import { Alert, Button, Text } from '@mantine/core';
import { LinkButton } from '../../components/LinkButton';
import { paths } from '../../config/paths';
import { fill, useTexts } from './language';
import { Screen } from './Parts';

/** Where one stands in what an address is asked. */
export interface Place {
  readonly at: number;
  readonly of: number;
  readonly onNext: () => void;
}

/** The answer, or that there is none, is stored. */
export function Done({ how, place }: { readonly how: 'answered' | 'declined'; readonly place: Place | undefined }) {
  const t = useTexts();
  return (
    <Screen title={t.done.title} takesFocus>
      <Alert color="navy" variant="light" c="var(--ink)" role="status">
        {t.done[how]}
      </Alert>
      <Text>{t.done.receipt}</Text>
      {place ? <Following place={place} /> : <Text>{t.done.close}</Text>}
    </Screen>
  );
}

export type EndedHow = 'before' | 'meanwhile' | 'maybe';

/** A link that is over, said kindly. */
export function Ended({ how, place }: { readonly how: EndedHow; readonly place: Place | undefined }) {
  const t = useTexts();
  const words = { before: t.ended.text, meanwhile: t.ended.changed, maybe: t.ended.maybe };
  return (
    <Screen title={t.ended.title} takesFocus={how !== 'before'}>
      <Text>{words[how]}</Text>
      {place ? (
        <Following place={place} />
      ) : (
        <>
          <Text>{t.ended.what}</Text>
          <div>
            <LinkButton to={paths.confirm}>{t.ended.desk}</LinkButton>
          </div>
        </>
      )}
    </Screen>
  );
}

function Following({ place: { at, of, onNext } }: { readonly place: Place }) {
  const t = useTexts();
  if (at === of) return <Text>{t.done.all}</Text>;
  return (
    <>
      <Text>{fill(t.done.left, { count: of - at })}</Text>
      <Button size="md" onClick={onNext}>
        {t.done.following}
      </Button>
    </>
  );
}
