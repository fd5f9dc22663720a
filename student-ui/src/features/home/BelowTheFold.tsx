import { Fees } from './Fees';
import { Ministries } from './Ministries';
import { News } from './News';
import { Schools } from './Schools';

/** What nobody sees before scrolling, and so is no part of the first paint. */
export default function BelowTheFold() {
  return (
    <>
      <Fees />
      <News />
      <Schools />
      <Ministries />
    </>
  );
}
