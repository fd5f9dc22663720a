import { Fees } from './Fees';
import { Ministries } from './Ministries';
import { News } from './News';
import { SampleWhenNear } from './SampleWhenNear';
import { Schools } from './Schools';

/** What nobody sees before scrolling, and so is no part of the first paint. */
export default function BelowTheFold() {
  return (
    <>
      <SampleWhenNear />
      <Fees />
      <News />
      <Schools />
      <Ministries />
    </>
  );
}
