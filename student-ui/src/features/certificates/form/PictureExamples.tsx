import { LIGHT } from '@myverify/domain/site/brand';
import { SUBJECTS, type Subject } from './example-drawings';
import { useExampleTexts } from './examples.texts';
import classes from './PictureExamples.module.css';

const LOOKS = ['good', 'cut', 'dark', 'glare', 'blurred'] as const;
type Look = (typeof LOOKS)[number];

interface Props {
  readonly subject: Subject;
  /** Of the field that they stand beside. */
  readonly label: string;
}

/** Small drawings of a good picture and of what pictures are sent back for. */
export function PictureExamples({ subject, label }: Props) {
  const t = useExampleTexts();
  // Skin does not shine as plastic does.
  const looks = LOOKS.filter((look) => look !== 'glare' || subject !== 'face');
  return (
    <ul className={classes.examples} aria-label={t('list', { label })}>
      {looks.map((look) => (
        <li key={look} data-look-example={look}>
          <Drawing subject={subject} look={look} label={t(`seen.${look}`)} />
          <span className={classes.word} data-good={look === 'good' || undefined} aria-hidden="true">
            {t(look)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What befalls the picture: moved out of it, or seen as through something. */
const PLACES: Readonly<Partial<Record<Look, string>>> = { cut: 'translate(17 -13) scale(1.15)' };

function Drawing({ subject, look, label }: { subject: Subject; look: Look; label: string }) {
  const Subject = SUBJECTS[subject];
  return (
    <svg className={classes.picture} viewBox="0 0 60 48" role="img" aria-label={label}>
      <g transform={PLACES[look]} className={look === 'blurred' ? classes.blurred : undefined}>
        <Subject />
      </g>
      {look === 'dark' && <rect width="60" height="48" fill="#000" opacity="0.78" />}
      {look === 'glare' && (
        <g fill="#fff" className={classes.shine}>
          <ellipse cx="33" cy="19" rx="15" ry="8" transform="rotate(-24 33 19)" />
          <ellipse cx="33" cy="19" rx="8" ry="5" transform="rotate(-24 33 19)" />
        </g>
      )}
      <Mark isGood={look === 'good'} />
    </svg>
  );
}

/** In the corner: a tick, or a cross; the same by day and by night, for it stands on a picture. */
function Mark({ isGood }: { isGood: boolean }) {
  return (
    <g transform="translate(50 38)" className={classes.mark}>
      <circle r="8" fill={isGood ? LIGHT.good : LIGHT.bad} />
      <path d={isGood ? 'M-3.5 0.2l2.5 2.6 4.6-5.2' : 'M-3 -3l6 6m0 -6l-6 6'} />
    </g>
  );
}
