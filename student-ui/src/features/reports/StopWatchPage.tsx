import { WatchLinkPage } from './WatchLinkPage';
import { stopWatching } from './watch.queries';

export default function StopWatchPage() {
  return <WatchLinkPage kind="stop" act={stopWatching} done={() => ({})} />;
}
