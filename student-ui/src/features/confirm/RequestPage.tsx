import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { NOBODY } from './answers';
import { RequestView } from './RequestView';

/** Where the link of a mail leads: one request. */
export default function RequestPage() {
  const { token = '' } = useParams();
  const [who, setWho] = useState(NOBODY);
  return <RequestView key={token} token={token} who={who} onWho={setWho} />;
}
