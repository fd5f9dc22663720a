/** What is done or right. Drawn: the fonts of the site have no such letter. As high as the text that it stands in. */
export function Tick() {
  return (
    <svg
      width="1em"
      height="1em"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ verticalAlign: '-0.125em' }}
    >
      <path d="M3 8.5l3.2 3.2L13 4.8" />
    </svg>
  );
}
