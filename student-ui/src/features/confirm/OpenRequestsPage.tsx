import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/LinkButton';
import { paths } from '../../config/paths';
import { NOBODY } from './answers';
import { useTexts } from './language';
import { NotLoaded, Screen, Waiting } from './Parts';
import { isEnded, openRequestsQuery } from './queries';
import { RequestView } from './RequestView';

/**
 * All that an address is asked, one after the other. What is behind `#` reaches no server but in the body of a call.
 */
export default function OpenRequestsPage() {
  const token = useLocation().hash.slice(1);
  return token === '' ? <Incomplete /> : <OpenRequests key={token} token={token} />;
}

function OpenRequests({ token }: { readonly token: string }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(openRequestsQuery(token));
  const [at, setAt] = useState(0);
  const [who, setWho] = useState(NOBODY);
  if (isEnded(error)) {
    return (
      <Screen title={t.desk.endedTitle}>
        <Text>{t.desk.ended}</Text>
        <ToDesk />
      </Screen>
    );
  }
  if (error) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const current = data[at];
  if (!current) {
    return (
      <Screen title={t.desk.none}>
        <Text>{t.desk.noneText}</Text>
      </Screen>
    );
  }
  const place = {
    at: at + 1,
    of: data.length,
    onNext: () => {
      // The reference and the note were about the one before.
      setWho({ ...who, reference: '', note: '' });
      setAt(at + 1);
    },
  };
  return <RequestView key={current.token} token={current.token} who={who} onWho={setWho} place={place} />;
}

function Incomplete() {
  const t = useTexts();
  return (
    <Screen title={t.desk.title}>
      <Text>{t.desk.incomplete}</Text>
      <ToDesk />
    </Screen>
  );
}

function ToDesk() {
  const t = useTexts();
  return (
    <div>
      <LinkButton to={paths.confirm}>{t.desk.again}</LinkButton>
    </div>
  );
}
