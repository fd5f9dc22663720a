import { GOLD, LIGHT, NAVY } from '@myverify/domain/site/brand';

// By day and by night: what is drawn is a photograph.
const { soft: PRINT, ground: PAPER, tint: WALL, line: SHADE, ink: HAIR } = LIGHT;

/** Larger than the picture, so that it fills it wherever it is moved to. */
const Table = () => <rect x="-40" y="-20" width="140" height="100" fill={PRINT} />;

function Line({ x, y, length }: { x: number; y: number; length: number }) {
  return <rect x={x} y={y} width={length} height="1.4" rx="0.5" fill={PRINT} />;
}

function Head({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-9 17c0-8 4-11 9-11s9 3 9 11z" fill={NAVY} />
      <circle cy="0" r="5.4" fill={GOLD} />
      <path d="M-5.6 0c-.6-8 11.8-8 11.2 0-1-3-3-4-5.6-4s-4.6 1-5.6 4z" fill={HAIR} />
    </g>
  );
}

/** The page with the photo: a head, what is printed beside it, the lines that machines read. */
function Passport() {
  return (
    <>
      <Table />
      <rect x="8" y="8" width="44" height="32" rx="1.5" fill={PAPER} />
      <rect x="11" y="12" width="12" height="15" fill={SHADE} />
      <Head x={17} y={19} size={0.5} />
      {[12, 16, 20, 24].map((y, place) => (
        <Line key={y} x={27} y={y} length={[20, 14, 18, 12][place] ?? 0} />
      ))}
      {[31, 35].map((y) => (
        <path key={y} d={`M11 ${y}h38`} stroke={NAVY} strokeWidth="1.6" strokeDasharray="1.6 0.8" />
      ))}
    </>
  );
}

/** A page of print with a heading and a seal. */
function Page() {
  return (
    <>
      <Table />
      <rect x="15" y="4" width="30" height="40" rx="0.8" fill={PAPER} />
      <rect x="21" y="9" width="18" height="2.4" rx="0.6" fill={NAVY} />
      {[15, 19, 23, 27].map((y, place) => (
        <Line key={y} x={19} y={y} length={[22, 19, 22, 14][place] ?? 0} />
      ))}
      <circle cx="37" cy="36" r="4.4" fill="none" stroke={GOLD} strokeWidth="1.6" />
      <Line x={19} y={37} length={9} />
    </>
  );
}

/** A face from the front before a bright wall. */
function Face() {
  return (
    <>
      <rect x="-40" y="-20" width="140" height="100" fill={WALL} />
      <Head x={30} y={20} size={1.65} />
    </>
  );
}

export const SUBJECTS = { passport: Passport, page: Page, face: Face };
export type Subject = keyof typeof SUBJECTS;
