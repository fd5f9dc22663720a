import { dayOf } from '@myverify/domain/shared/calendar';
import { WatchLinkPage } from './WatchLinkPage';
import { confirmWatching } from './watch.queries';

export default function ConfirmWatchPage() {
  return <WatchLinkPage kind="confirm" act={confirmWatching} done={(until) => ({ day: dayOf(until) })} />;
}
