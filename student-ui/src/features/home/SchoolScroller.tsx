import { UserText } from '../../components/UserText';
import { useHomeTexts } from './home.texts';
import { MotionControls } from './MotionControls';
import { SchoolCrest } from './SchoolCrest';
import classes from './SchoolScroller.module.css';
import { copiesOf, PLACE_PX } from './scroller';
import { useMotion } from './use-motion';
import { useScroller } from './use-scroller';

interface School {
  readonly uid: number;
  readonly uname: string;
}

/** A row of universities that goes round; only its first copy is there for screen readers. */
export default function SchoolScroller({ schools }: { schools: readonly School[] }) {
  const t = useHomeTexts();
  const { isMoving, isOn, toggle, watch, prefersStill } = useMotion();
  const { track, back, on } = useScroller({ width: schools.length * PLACE_PX, isMoving, isAbrupt: prefersStill });
  const copies = Array.from({ length: copiesOf(schools.length) }, (_, copy) => copy);
  return (
    <section {...watch}>
      <div className={classes.view}>
        <div ref={track} className={classes.track}>
          {copies.map((copy) => (
            <ul key={copy} className={classes.row} aria-hidden={copy > 0}>
              {schools.map(({ uid, uname }) => (
                <li key={uid} className={classes.place}>
                  <SchoolCrest name={uname} id={`crest-${copy}-${uid}`} />
                  <UserText>{uname}</UserText>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <MotionControls
        labels={{
          earlier: t('schools.earlier'),
          later: t('schools.later'),
          pause: t('schools.pause'),
          play: t('schools.play'),
        }}
        isOn={isOn}
        onToggle={toggle}
        onEarlier={back}
        onLater={on}
      />
    </section>
  );
}
