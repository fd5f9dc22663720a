import { Fees } from './Fees';
import { Ministries } from './Ministries';
import { News } from './News';
import { SampleWhenNear } from './SampleWhenNear';
import { Schools } from './Schools';
import { WhoStandsBehind } from './WhoStandsBehind';

/** What nobody sees before scrolling, and so is no part of the first paint. */
export default function BelowTheFold() {
  return (
    <>
      <SampleWhenNear />
      <WhoStandsBehind />
      <Fees />
      <News />
      <Schools />
      <Ministries />
    </>
  );
}
